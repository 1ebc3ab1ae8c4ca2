import { OTHER_PLAYER, PLAYER_HEADER, SESSION_HEADER } from '@croupier/contract/calls'
import type { Access, SessionPort } from '@croupier/contract/session'
import { DomainError } from '../value/errors.ts'

/** Binds calls to a player: tabs share one session, whose tokens may become another player's (decision 7). */
export class CallOwner {
  readonly #hash: () => string | null
  readonly #ownerOf: (authorization: string) => Promise<string>
  readonly #session: Pick<SessionPort, 'access'>
  /** Stamp of tokens that are known to be this player's. */
  #stamp: string | null = null
  #asking: { readonly stamp: string; readonly owner: Promise<string> } | null = null

  /** `ownerOf`: asks the platform for the player of an `Authorization` header. */
  constructor(
    hash: () => string | null,
    ownerOf: (authorization: string) => Promise<string>,
    session: Pick<SessionPort, 'access'>,
  ) {
    this.#hash = hash
    this.#ownerOf = ownerOf
    this.#session = session
  }

  /** Remembers the present tokens as this player's while the hash is unknown: they may change before a call is sent. */
  bind(): void {
    if (this.#hash() === null) this.#stamp ??= this.#session.access()?.stamp ?? null
  }

  /** Headers of a call with these tokens. Rejects with `other_player`, or where the owner cannot be learnt. */
  async headers({ stamp, header }: Access): Promise<Record<string, string>> {
    const hash = this.#hash()
    if (hash === null) this.#stamp ??= stamp
    if (header === null)
      return hash === null ? { [SESSION_HEADER]: this.#stamp ?? stamp } : { [PLAYER_HEADER]: encodeURIComponent(hash) }
    const isOwn = stamp === this.#stamp || (hash !== null && (await this.#ask(stamp, header)) === hash)
    if (!isOwn) throw new DomainError('rejected', { status: 409, codes: [OTHER_PLAYER] })
    this.#stamp = stamp
    return { Authorization: header }
  }

  /** One request for all calls that leave with the same tokens at the same time. */
  #ask(stamp: string, header: string): Promise<string> {
    if (this.#asking?.stamp === stamp) return this.#asking.owner
    const owner = this.#ownerOf(header).finally(() => {
      this.#asking = null
    })
    this.#asking = { stamp, owner }
    return owner
  }
}

/** Whether a call was refused because the tokens are another player's. */
export function isOtherPlayer(error: unknown): boolean {
  return error instanceof DomainError && error.status === 409 && error.codes.includes(OTHER_PLAYER)
}
