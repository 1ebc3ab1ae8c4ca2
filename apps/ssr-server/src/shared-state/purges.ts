import type { Purge, PurgeScope, SharedState } from './shared-state.ts'

/** Scopes that are remembered: each is of a brand, a language and a call, of which there are few. */
const MAX_SCOPES = 1_000

/** What something kept was made of; null: whatever it may be. */
export interface MadeOf {
  readonly brand: string | null
  readonly locale: string
  /** Paths of the platform's answers in it. */
  readonly tags: readonly string[]
}

/** What was purged, at any node: nothing that was made of earlier answers is used any more. */
export class Purges {
  readonly #times = new Map<string, Purge>()
  #latest = 0

  constructor(state: SharedState) {
    state.onPurge((purge) => this.#note(purge))
  }

  /** Time of the latest of all, milliseconds since 1970; 0: none. */
  get latest(): number {
    return this.#latest
  }

  /** @param asOf when the oldest answer in it was asked for */
  covers(made: MadeOf, asOf: number): boolean {
    if (asOf > this.#latest) return false
    return [...this.#times.values()].some((purge) => asOf <= purge.at && concerns(purge, made))
  }

  #note(purge: Purge): void {
    const { brand, locale, tag, at } = purge
    this.#latest = Math.max(this.#latest, at)
    const scope = [brand, locale, tag].join(' ')
    const known = this.#times.get(scope)
    if (known !== undefined && known.at >= at) return
    this.#times.delete(scope)
    this.#times.set(scope, purge)
    const [oldest] = this.#times.keys()
    if (oldest !== undefined && this.#times.size > MAX_SCOPES) this.#times.delete(oldest)
  }
}

/** Whether a purge is about something that was made of this. */
export function concerns({ brand, locale, tag }: PurgeScope, made: MadeOf): boolean {
  if (brand !== undefined && made.brand !== null && brand !== made.brand) return false
  if (locale !== undefined && locale !== made.locale) return false
  return tag === undefined || made.tags.some((path) => path === tag || path.startsWith(`${tag}/`))
}
