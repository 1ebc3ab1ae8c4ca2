import { Press } from '../../core/index.ts'
import { HIGH_FIVE_REFUSALS } from './high-five.ts'

/** Whom a high five is for. */
export interface Receiver {
  readonly promotionId: string
  readonly userId: string
}

export interface HighFiveGivingMeans {
  readonly give: (promotionId: string, userId: string) => Promise<void>
  /** High fives that the player has given in a promotion, as last read; null: unknown. */
  readonly sent: (promotionId: string) => number | null
  /** Reads again what a high five changes. Returns the number given, null: unknown. Never rejects. */
  readonly reread: (promotionId: string) => Promise<number | null>
  /** One was given: shown until it is read again. */
  readonly onGiven: (promotionId: string) => void
}

/** A greater number is weak proof: another tab gives, too. A limit may be reached by this very press. */
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
    if (state.status === 'refused') void this.#means.reread(receiver.promotionId)
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
    const { give, sent, reread, onGiven } = this.#means
    let before: number | null = null
    return new Press({
      inTurn: (act) => {
        const turn = this.#last.then(act)
        this.#last = turn
        return turn
      },
      send: async ({ promotionId, userId }) => {
        before = sent(promotionId)
        await give(promotionId, userId)
        onGiven(promotionId)
        void reread(promotionId)
      },
      refusals: PROVED_REFUSALS,
      // The platform has counted it, or has not so far.
      find: async ({ promotionId }) => {
        const after = await reread(promotionId)
        const isCounted = before !== null && after !== null && after > before
        return isCounted ? { status: 'done', value: undefined } : { status: 'unclear' }
      },
    })
  }
}
