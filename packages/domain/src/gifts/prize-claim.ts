import * as v from 'valibot'
import { DomainError, type Http, IDLE, type Logger, type Means, Press, type PressState } from '../core/index.ts'
import type { Gift } from './gift.ts'
import { GiftsStore } from './gifts-store.ts'
import { NewGifts } from './new-gifts.ts'

/** Taking the gift of a link. The value: ids of what it gave, as far as they are known. */
export type PrizeState = PressState<string, readonly string[]>

/** The id of a gift in a link; null for anything else. */
export const readPrizeId = (text: string | null): string | null =>
  text !== null && /^[\w-]{1,64}$/.test(text) ? text : null

const PrizeAnswer = v.object({ success: v.boolean(), error: v.fallback(v.nullish(v.string(), null), null) })

/** A new gift is weak proof: it may have come another way. `prize_taken` may be due to this very press. */
const REFUSALS = ['prize_not_found', 'prize_inactive', 'prize_ended', 'prize_gone', 'multi_account']

/** Takes the gifts of links (docs/product-rules.md, Gifts of a link). */
export class PrizeClaim {
  readonly #press: Press<string, readonly string[]>
  readonly #gifts: GiftsStore

  constructor(http: Pick<Http, 'change'>, gifts: GiftsStore, log: Pick<Logger, 'error'>) {
    this.#gifts = gifts
    const news = new NewGifts(gifts)
    this.#press = new Press({
      send: async (id) => {
        await news.begin()
        await takePrize(http, id, log)
        return idsOf(await news.read())
      },
      // A new gift without a deposit tells that it was taken.
      find: async () => {
        const given = await news.read()
        const isGiven = given.some(({ type }) => type === 'nondeposit')
        return isGiven ? { status: 'done', value: idsOf(given) } : { status: 'unclear' }
      },
      refusals: REFUSALS,
    })
  }

  stateOf(id: string): PrizeState {
    const { state } = this.#press
    return state.status !== 'idle' && state.request === id ? state : IDLE
  }

  /** The gifts that came with this prize. */
  givenBy(id: string): readonly Gift[] {
    const state = this.stateOf(id)
    return state.status === 'done' ? this.#gifts.all.filter((gift) => state.value.includes(gift.id)) : []
  }

  /** Takes a prize and reads the gifts again; ignored while one is being taken. */
  take(id: string): Promise<PrizeState> {
    return this.#press.run(id)
  }
}

const idsOf = (gifts: readonly Gift[]): readonly string[] => gifts.map(({ id }) => id)

/** Takes the gift of a link. Throws `rejected` with the reason as its code. */
export async function takePrize(http: Pick<Http, 'change'>, id: string, log: Pick<Logger, 'error'>): Promise<void> {
  const path = `/json-api/gifts/nondeposit/take-prize/${encodeURIComponent(id)}`
  const call = { label: 'taking the gift of a link', auth: true }
  const { success, error } = await http.change('post', path, PrizeAnswer, call)
  if (success) return
  const refusal = new DomainError('rejected', { codes: error ? [error] : [] })
  log.error('take-prize', refusal)
  throw refusal
}

export interface PrizeClaimMeans extends Pick<Means, 'http' | 'log'> {
  readonly part: (maker: typeof GiftsStore) => GiftsStore
}

/** The taking of a gift that a link names. */
export const createPrizeClaim = ({ http, log, part }: PrizeClaimMeans): PrizeClaim =>
  new PrizeClaim(http, part(GiftsStore), log)
