import type { LogEntry } from '@croupier/contract/reports'
import type { Clock } from './clock.ts'
import { DomainError, isAborted } from './errors.ts'
import { redact, redactText } from './redact.ts'

export interface Logger {
  error(label: string, error: unknown, context?: Record<string, unknown>): void
  warn(label: string, error: unknown, context?: Record<string, unknown>): void
}

export interface LoggerMeans {
  send: (entry: LogEntry) => void | Promise<void>
  clock: Clock
  context?: () => Record<string, unknown>
  rid?: string
  /** Entries in a minute. Default: ten. */
  max?: number | undefined
}

const WINDOW_MS = 60_000

/** Logs an error once, and few entries a minute, without secrets. Never throws: an entry that cannot be sent is lost. */
export function createLogger({ send, clock, context = () => ({}), rid = '', max = 10 }: LoggerMeans): Logger {
  let sentAt: number[] = []
  let dropped = 0
  let isSending = false
  const logged = new WeakSet<Error>()

  function mayPass(now: number): boolean {
    sentAt = sentAt.filter((at) => now - at >= 0 && now - at < WINDOW_MS)
    if (sentAt.length < max) return true
    dropped += 1
    return false
  }

  function write(
    level: LogEntry['level_name'],
    label: string,
    error: unknown,
    extra: Record<string, unknown> = {},
  ): void {
    // An entry about sending would cause the next one.
    if (isSending || isAborted(error)) return
    if (error instanceof Error) {
      if (logged.has(error)) return
      logged.add(error)
    }
    isSending = true
    try {
      const now = clock.now()
      // A corrected server time must not end the minute.
      const deviceNow = now - clock.offset
      if (!mayPass(deviceNow)) return
      sentAt.push(deviceNow)
      const details = { ...context(), ...extra, ...detailsOf(error), ...(dropped > 0 ? { dropped } : {}) }
      dropped = 0
      const sending = send({
        label: redactText(label),
        level_name: level,
        datetime: new Date(now).toISOString(),
        type: typeOf(error),
        rid,
        context: redact(details) as Record<string, unknown>,
        message: redactText(messageOf(error)),
        stack: error instanceof Error ? redactText(error.stack ?? '') : '',
      })
      if (sending) sending.catch(() => {})
    } catch {
      // Logging must not fail the caller.
    } finally {
      isSending = false
    }
  }

  return {
    error: (label, error, extra) => write('error', label, error, extra),
    warn: (label, error, extra) => write('warning', label, error, extra),
  }
}

function typeOf(error: unknown): string {
  if (error instanceof DomainError) return error.kind
  return error instanceof Error ? error.name : typeof error
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : ''
}

function detailsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof DomainError)) return {}
  const { status, codes, path } = error
  // Called `reasons`: a key `code` would be redacted.
  return { status, reasons: codes, path }
}
