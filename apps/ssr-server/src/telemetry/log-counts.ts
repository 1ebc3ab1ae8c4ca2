const MINUTE_MS = 60_000
/** Kinds in a minute that have lines of their own; anyone can invent some. Those beyond are counted together. */
const MAX_KINDS = 100
const OTHERS = 'others'

interface Counted {
  more: number
  writeMore: (more: number) => void
}

/**
 * Keeps the log small whatever goes wrong however often: of each kind of line the first in a minute is written whole, the
 * others are counted, and their number is written when the minute ends.
 */
export class LogCounts {
  readonly #kinds = new Map<string, Counted>()
  #minute: NodeJS.Timeout | undefined

  /** Whether to write this line. If not, it is counted. */
  takes(kind: string, writeMore: (more: number) => void): boolean {
    this.#minute ??= setTimeout(() => this.endMinute(), MINUTE_MS).unref()
    const counted = this.#kinds.get(kind) ?? (this.#kinds.size < MAX_KINDS ? undefined : this.#kinds.get(OTHERS))
    if (counted !== undefined) {
      counted.more += 1
      return false
    }
    this.#kinds.set(this.#kinds.size < MAX_KINDS - 1 ? kind : OTHERS, { more: 0, writeMore })
    return true
  }

  /** Writes how many lines of each kind were left out. */
  endMinute(): void {
    clearTimeout(this.#minute)
    this.#minute = undefined
    const kinds = [...this.#kinds.values()]
    this.#kinds.clear()
    for (const { more, writeMore } of kinds) if (more > 0) writeMore(more)
  }
}

/** What a line is about, without what is different each time: addresses, players, times. */
export function kindOf(args: readonly unknown[]): string {
  const [first, second] = args
  if (typeof first === 'string') return first
  const message = typeof second === 'string' ? second : ''
  if (first instanceof Error) return `${message} ${kindOfError(first)}`
  const { err, entry, report, reason } = fieldsOf(first)
  const { label, type } = fieldsOf(entry)
  const parts = [message, label, type, kindOfError(err), fieldsOf(report)['effectiveDirective'], reason]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
}

function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const place = /\n\s+at ([^\n]*)/.exec(error.stack ?? '')?.[1] ?? ''
  return `${error.name} ${'code' in error ? String(error.code) : ''} ${place}`
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
