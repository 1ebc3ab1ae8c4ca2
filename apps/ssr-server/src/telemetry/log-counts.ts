const MINUTE_MS = 60_000
/** Messages in a minute, and kinds of each, that have lines of their own. Those beyond are counted together. */
const MAX_MESSAGES = 40
const MAX_KINDS = 25
const OTHERS = 'others'

interface Counted {
  more: number
  writeMore: (more: number) => void
}

/**
 * Keeps the log small whatever goes wrong however often: of each kind of line the first in a minute is written whole, the
 * others are counted, and their number is written when the minute ends. Each message has its own share of kinds: those that
 * anyone can invent, in what a page tells, leave the lines of other messages whole.
 */
export class LogCounts {
  readonly #messages = new Map<string, Map<string, Counted>>()
  #minute: NodeJS.Timeout | undefined

  /** Whether to write this line. If not, it is counted. */
  takes(message: string, kind: string, writeMore: (more: number) => void): boolean {
    this.#minute ??= setTimeout(() => this.endMinute(), MINUTE_MS).unref()
    const kinds = sharedEntry(this.#messages, message, MAX_MESSAGES, () => new Map<string, Counted>())
    let isFirst = false
    const counted = sharedEntry(kinds, kind, MAX_KINDS, () => {
      isFirst = true
      return { more: 0, writeMore }
    })
    if (!isFirst) counted.more += 1
    return isFirst
  }

  /** Writes how many lines of each kind were left out. */
  endMinute(): void {
    clearTimeout(this.#minute)
    this.#minute = undefined
    const counted = [...this.#messages.values()].flatMap((kinds) => [...kinds.values()])
    this.#messages.clear()
    for (const { more, writeMore } of counted) if (more > 0) writeMore(more)
  }
}

/** The entry with this name, made if need be. Names beyond `most - 1` share one. */
function sharedEntry<T>(entries: Map<string, T>, name: string, most: number, make: () => T): T {
  const shared = entries.has(name) || entries.size < most - 1 ? name : OTHERS
  const entry = entries.get(shared) ?? make()
  entries.set(shared, entry)
  return entry
}

/** The words of a line; an error has none of its own. */
export function messageOf([first, second]: readonly unknown[]): string {
  return [first, second].find((part) => typeof part === 'string') ?? ''
}

/** What a line is about, without what is different each time: addresses, players, times. */
export function kindOf(args: readonly unknown[]): string {
  const [first] = args
  const message = messageOf(args)
  if (typeof first === 'string') return message
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
