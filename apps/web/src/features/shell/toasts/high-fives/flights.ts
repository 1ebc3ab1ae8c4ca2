/** High fives that one notification tells of. */
export interface Flight {
  readonly id: number
  /** More than one: those that came while another was shown. */
  readonly count: number
  /** Of the latest one; null: unknown. */
  readonly slug: string | null
  readonly username: string | null
}

/** The notification in view, and the one that follows it. */
export interface Flights {
  readonly shown: Flight | null
  readonly next: Flight | null
}

export const NO_FLIGHTS: Flights = { shown: null, next: null }

/** A high five was received: shown at once, or counted by the next notification while one is shown. */
export function withReceived(
  { shown, next }: Flights,
  { slug, username }: { readonly slug?: string | undefined; readonly username?: string | null | undefined },
): Flights {
  const id = (next ?? shown)?.id ?? 0
  const latest = { slug: slug ?? null, username: username ?? null }
  if (shown === null) return { shown: { id: id + 1, count: 1, ...latest }, next: null }
  return { shown, next: { id: next?.id ?? id + 1, count: (next?.count ?? 0) + 1, ...latest } }
}

/** The notification in view is gone: the next one is shown. */
export const withEnded = ({ next }: Flights): Flights => ({ shown: next, next: null })
