import { action, makeObservable, observable } from 'mobx'
import { DomainError, isRefusal } from '../../core/index.ts'

/** The outcome of the latest high five to a player. */
export type GivingState =
  | { readonly status: 'idle' }
  /** It waits for its turn or for the answer. */
  | { readonly status: 'pending' }
  | { readonly status: 'given' }
  | { readonly status: 'refused'; readonly error: DomainError }
  /** No answer came, and the platform has not counted it so far. */
  | { readonly status: 'unknown'; readonly error: DomainError }

/** Whom a high five is for. */
export interface Receiver {
  readonly promotionId: string
  readonly userId: string
}

export interface HighFiveGivingPorts {
  readonly give: (promotionId: string, userId: string) => Promise<void>
  /** High fives that the player has given in a promotion, as last read; null: unknown. */
  readonly sent: (promotionId: string) => number | null
  /** Reads again what a high five changes. Returns the number given, null: unknown. Never rejects. */
  readonly reread: (promotionId: string) => Promise<number | null>
  /** One was given: shown until it is read again. */
  readonly onGiven: (promotionId: string) => void
}

const IDLE: GivingState = { status: 'idle' }
const keyOf = ({ promotionId, userId }: Receiver): string => `${promotionId}\n${userId}`

/**
 * Gives high fives one after another (docs/product-rules.md, High five). A press while one for the same player is under
 * way does nothing; each press after the answer is one of its own.
 */
export class HighFiveGiving {
  readonly #ports: HighFiveGivingPorts
  private readonly states = observable.map<string, GivingState>({}, { deep: false })
  #last: Promise<unknown> = Promise.resolve()

  constructor(ports: HighFiveGivingPorts) {
    this.#ports = ports
    makeObservable<this, 'setState'>(this, { setState: action })
  }

  stateOf(receiver: Receiver): GivingState {
    return this.states.get(keyOf(receiver)) ?? IDLE
  }

  /** Returns the outcome; null: one for this player is under way, so nothing was sent. Never rejects. */
  async give(receiver: Receiver): Promise<GivingState | null> {
    if (this.stateOf(receiver).status === 'pending') return null
    this.setState(receiver, { status: 'pending' })
    const outcome = this.#last.then(() => this.#send(receiver))
    this.#last = outcome
    const state = await outcome
    this.setState(receiver, state)
    return state
  }

  /** Forgets the outcome that was shown. Does nothing while one is under way. */
  dismiss(receiver: Receiver): void {
    if (this.stateOf(receiver).status !== 'pending') this.setState(receiver, IDLE)
  }

  async #send({ promotionId, userId }: Receiver): Promise<GivingState> {
    const before = this.#ports.sent(promotionId)
    try {
      await this.#ports.give(promotionId, userId)
      this.#ports.onGiven(promotionId)
      void this.#ports.reread(promotionId)
      return { status: 'given' }
    } catch (thrown) {
      const error = DomainError.from(thrown)
      const after = await this.#ports.reread(promotionId)
      if (isRefusal(error)) return { status: 'refused', error }
      const isCounted = before !== null && after !== null && after > before
      return isCounted ? { status: 'given' } : { status: 'unknown', error }
    }
  }

  private setState(receiver: Receiver, state: GivingState): void {
    this.states.set(keyOf(receiver), state)
  }
}
