import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify'
import { RESET_KEY, RESET_PATH } from '@croupier/contract/paths'
import pino, { type DestinationStream } from 'pino'
import type { LogEntry } from '@croupier/contract/reports'
import { VisitorLeft } from '../http/leaving.ts'
import { kindOf, messageOf, type LogCounts } from './log-counts.ts'

/** Keys that are never logged, at any depth. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access',
  'refresh',
  'refreshtoken',
  'code',
])

const WARN = 40

/** Characters of lines that wait for a full disk to have room again. Later ones are left out. */
const MAX_WAITING = 256 * 1024

/**
 * Where lines are written; by default the standard output. One that cannot be written, as on a full disk, waits: it must not
 * end the server.
 */
export function logDestination(dest: number | string = 1): DestinationStream {
  return pino.destination({ dest, sync: true, maxLength: MAX_WAITING }).on('error', () => {})
}

/**
 * @param release named by each line
 * @param counts counts the warnings and errors of each kind; null: all are written
 */
export function loggerOptions(
  level: string,
  release = 'dev',
  counts: LogCounts | null = null,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: logDestination(),
    ...(counts === null ? {} : { hooks: { logMethod: countingMethod(counts) } }),
    base: { release },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        host: request.host,
      }),
      // `formatters.log` runs first and may have described the error.
      err: (error: Error | DescribedError) => ({ ...(error instanceof Error ? describe(error) : error) }),
    },
    // Redacts when a line is written; pino's redaction would cost time on each request.
    formatters: { log: (line) => redact(line) as Record<string, unknown> },
  }
}

type LoggerSettings = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>
type LogMethod = NonNullable<NonNullable<LoggerSettings['hooks']>['logMethod']>

function countingMethod(counts: LogCounts): LogMethod {
  return function logOrCount(args, method, level) {
    const kind = level < WARN ? null : kindOf(args)
    const writeMore = (more: number) => method.call(this, { kind, more }, 'more of this kind in a minute')
    if (kind === null || counts.takes(messageOf(args), `${level} ${kind}`, writeMore)) method.apply(this, args)
  }
}

/** Longest text of a line: an address has up to 32 kB, and its errors repeat it. */
const MAX_TEXT = 2_000

function redact(value: unknown): unknown {
  if (typeof value === 'string') return withoutPersonal(value)
  if (Array.isArray(value)) return value.map(redact)
  if (value instanceof Error) return describe(value)
  // Requests have a serializer of their own.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    SECRETS.has(key.toLowerCase()) ? '[redacted]' : redact(inner),
  ])
  return Object.fromEntries(entries) as unknown
}

interface DescribedError {
  type: string
  message: string
  stack: string
  code?: string
  cause?: DescribedError
}

/** What errors carry beside these may be anything: the parser's hold the bytes that it could not read. */
function describe(error: Error): DescribedError {
  const { name: type, message, stack = '', cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    type,
    message: withoutPersonal(message),
    ...code,
    stack: withoutPersonal(stack),
    ...(cause instanceof Error ? { cause: describe(cause) } : {}),
  }
}

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)

/**
 * Writes what a render reports as lines of the request's log; the domain has removed secrets. What fails because the visitor
 * has left is no fault.
 */
export function logEntries(log: FastifyBaseLogger, leave: AbortSignal): (entry: LogEntry) => void {
  return ({ level_name: level, label, type, message, context, stack }) => {
    const ofFault = level === 'error' ? 'error' : 'warn'
    const hasLeft = leave.reason instanceof VisitorLeft
    log[hasLeft ? 'debug' : ofFault]({ entry: { label, type, message, context, stack } }, 'a render reports')
  }
}

const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  // Not the versions of packages in a stack.
  [/[^\s@<>"'(),;:=/]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,5}\.[a-z]{2,}/gi, '[email]'],
  [RESET_KEY, '$1[redacted]'],
  // In addresses of calls: amounts, ids of the player's transactions and contacts.
  [/\/\d+(?=[/?\s"']|$)/g, '/[number]'],
  // No date.
  [/(?<![\d:.-])(?!\d{4}-\d\d-\d\d)\+?\d[\d ()-]{6,}\d/g, '[phone]'],
]

/** A text without what may be a player's: addresses, phone numbers, tokens, amounts in paths of calls. */
export function withoutPersonal(text: string): string {
  let clean = cut(text)
  for (const [pattern, replacement] of PERSONAL) clean = clean.replace(pattern, replacement)
  return clean
}

const WHOLE_KEY = new RegExp(`(${RESET_PATH}).+`, 'i')

/** Queries may hold anything, and the address of a password reset is itself a key. */
export function withoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return withoutPersonal(path.replace(WHOLE_KEY, '$1[redacted]'))
}
