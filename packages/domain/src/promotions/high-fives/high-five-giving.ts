import { type Page, Press } from '../../core/index.ts'
import { HIGH_FIVE_REFUSALS, type HighFive, isNewTo } from './high-five.ts'

/** Whom a high five is for. */
export interface Receiver {
  readonly promotionId: string
  readonly userId: string
}

export interface HighFiveGivingMeans {
  readonly give: (promotionId: string, userId: string) => Promise<void>
  /** The latest that the player has given in a promotion, read now. */
  readonly latest: (promotionId: string) => Promise<Page<HighFive>>
  /** Reads again what a high five changes. */
  readonly reread: (promotionId: string) => void
  /** One was given: shown until it is read again. */
  readonly onGiven: (promotionId: string) => void
}

/** A new entry is weak proof: another device gives, too. A limit may be reached by this very press. */
const PROVED_REFUSALS = HIGH_FIVE_REFUSALS.filter((code) => !code.endsWith('limit_reached'))

type Giving = Press<Receiver, void>

/** The outcome of the latest high five to a player. */
export type GivingState = Giving['state']

const keyOf = ({ promotionId, userId }: Receiver): string => `${promotionId}\n${userId}`

/**
 * Gives high fives one after another (docs/product-rules.md, High five). A press while one for the same player is under
 * way does nothing; each press after the answer is one of its own.
 */
export class HighFiveGiving {
  readonly #means: HighFiveGivingMeans
  readonly #presses = new Map<string, Giving>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(means: HighFiveGivingMeans) {
    this.#means = means
  }

  stateOf(receiver: Receiver): GivingState {
    return this.#to(receiver).state
  }

  /** Returns the outcome; null: one for this player is under way, so nothing was sent. Never rejects. */
  async give(receiver: Receiver): Promise<GivingState | null> {
    const press = this.#to(receiver)
    if (press.isBusy) return null
    const state = await press.run(receiver)
    if (state.status === 'refused') this.#means.reread(receiver.promotionId)
    return state
  }

  /** Forgets the outcome that was shown. Does nothing while one is under way. */
  dismiss(receiver: Receiver): void {
    this.#to(receiver).reset()
  }

  #to(receiver: Receiver): Giving {
    const key = keyOf(receiver)
    const press = this.#presses.get(key) ?? this.#newPress()
    this.#presses.set(key, press)
    return press
  }

  #newPress(): Giving {
    const { give, latest, reread, onGiven } = this.#means
    let before: Page<HighFive> | null = null
    return new Press({
      inTurn: (act) => {
        const turn = this.#last.then(act)
        this.#last = turn
        return turn
      },
      send: async ({ promotionId, userId }) => {
        // Not what was read earlier: another tab may have given one since.
        before = await latest(promotionId).catch(() => null)
        await give(promotionId, userId)
        onGiven(promotionId)
        reread(promotionId)
      },
      refusals: PROVED_REFUSALS,
      // The platform has counted it, or has not so far.
      find: async ({ promotionId, userId }) => {
        reread(promotionId)
        const isCounted = before !== null && isNewTo(userId, before, await latest(promotionId))
        return isCounted ? { status: 'done', value: undefined } : { status: 'unclear' }
      },
    })
  }
}
