import type { SessionPort } from '../core/index.ts'

export interface SessionOwnerOptions {
  session: Pick<SessionPort, 'access'>
  /** Asks the platform for the hash of the player whose tokens are sent now. */
  api: { owner(): Promise<string> }
  /** The player this tab shows. */
  place: { readonly hash: string | null }
}

/**
 * Whether the tokens are those of the player shown. Tabs share tokens,
 * so another player's may come at any time; a new stamp says so.
 */
export class SessionOwner {
  readonly #options: SessionOwnerOptions
  #trustedStamp: string | null = null
  #asking: Promise<boolean> | null = null

  constructor(options: SessionOwnerOptions) {
    this.#options = options
  }

  /** Of the tokens that are known to be the shown player's. */
  get trustedStamp(): string | null {
    return this.#trustedStamp
  }

  trust(stamp: string | null): void {
    this.#trustedStamp = stamp
  }

  /**
   * Asks only when the stamp has changed; all who ask at once share
   * one call. Rejects where nobody can tell: it is asked again the next time.
   */
  isAnother(): Promise<boolean> {
    const stamp = this.#options.session.access()?.stamp ?? null
    if (stamp === null || stamp === this.#trustedStamp) return Promise.resolve(false)
    if (this.#trustedStamp === null && this.#options.place.hash === null) {
      // The first tokens of a player of whom nothing is known yet.
      this.#trustedStamp = stamp
      return Promise.resolve(false)
    }
    this.#asking ??= this.#ask(stamp).finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #ask(stamp: string): Promise<boolean> {
    const { api, place } = this.#options
    if ((await api.owner()) !== place.hash) return true
    this.#trustedStamp = stamp
    return false
  }
}
