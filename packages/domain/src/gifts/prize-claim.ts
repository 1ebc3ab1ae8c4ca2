import { action, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { Command, DomainError, type Http, type Logger, type Means, readChange } from '../core/index.ts'
import type { Gift } from './gift.ts'
import { createGifts, type GiftsOptions, type GiftsStore } from './gifts-store.ts'

/** The outcome of taking the gift of a link. */
export type PrizeState =
  | { readonly status: 'idle' | 'taking' }
  /** `gifts`: ids of what it gave, as far as they are known. */
  | { readonly status: 'taken'; readonly gifts: readonly string[] }
  | { readonly status: 'refused'; readonly error: DomainError }
  /** No answer came, and no new gift tells that it was taken. */
  | { readonly status: 'unknown'; readonly error: DomainError }

const IDLE: PrizeState = { status: 'idle' }

/** The id of a gift in a link; null for anything else. */
export const readPrizeId = (text: string | null): string | null =>
  text !== null && /^[\w-]{1,64}$/.test(text) ? text : null

const PrizeAnswer = v.object({ success: v.boolean(), error: v.fallback(v.nullish(v.string(), null), null) })

/** Takes the gifts of links (docs/product-rules.md: Gifts of a link). */
export class PrizeClaim {
  /** Sends the call for the prize of this id. */
  readonly taking: Command<[string], void>
  /** The latest one. */
  private latest: { readonly id: string; readonly state: PrizeState } | null = null
  readonly #gifts: GiftsStore

  constructor(http: Pick<Http, 'post' | 'onUnreadable'>, gifts: GiftsStore, log: Pick<Logger, 'error'>) {
    this.#gifts = gifts
    this.taking = new Command(async (id: string) => {
      const path = `/json-api/gifts/nondeposit/take-prize/${encodeURIComponent(id)}`
      const answer = await http.post(path, undefined, { auth: true })
      const { success, error } = readChange(PrizeAnswer, answer, 'taking the gift of a link', http)
      if (success) return
      const refusal = new DomainError('rejected', { codes: error ? [error] : [] })
      log.error('take-prize', refusal)
      throw refusal
    })
    makeObservable<this, 'latest' | 'setState'>(this, { latest: observableRef, setState: action })
  }

  stateOf(id: string): PrizeState {
    return this.latest?.id === id ? this.latest.state : IDLE
  }

  /** The gifts that came with this prize. */
  givenBy(id: string): readonly Gift[] {
    const state = this.stateOf(id)
    return state.status === 'taken' ? this.#gifts.all.filter((gift) => state.gifts.includes(gift.id)) : []
  }

  /**
   * Takes a prize and reads the gifts again; ignored while one is being taken. Without an answer a new gift without a
   * deposit tells that it was taken.
   */
  async take(id: string): Promise<void> {
    if (this.latest?.state.status === 'taking') return
    this.setState(id, { status: 'taking' })
    const before = await this.#read(() => this.#gifts.reload())
    const sent = await this.taking.run(id)
    if (sent.status === 'rejected') return this.setState(id, { status: 'refused', error: sent.error })
    const after = await this.#read(() => this.#gifts.reload())
    const given = before && after ? after.filter((gift) => before.every((known) => known.id !== gift.id)) : []
    const isLost = sent.status === 'unknown' && given.every(({ type }) => type !== 'nondeposit')
    this.setState(
      id,
      isLost ? { status: 'unknown', error: sent.error } : { status: 'taken', gifts: given.map((gift) => gift.id) },
    )
  }

  /** Null where they do not load. */
  async #read(load: () => Promise<readonly Gift[]>): Promise<readonly Gift[] | null> {
    try {
      return await load()
    } catch {
      return null
    }
  }

  private setState(id: string, state: PrizeState): void {
    this.latest = { id, state }
  }
}

export interface PrizeClaimMeans extends Pick<Means, 'http' | 'log'> {
  readonly part: (make: (options: GiftsOptions) => GiftsStore) => GiftsStore
}

/** The taking of a gift that a link names. */
export const createPrizeClaim = ({ http, log, part }: PrizeClaimMeans): PrizeClaim =>
  new PrizeClaim(http, part(createGifts), log)
