import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import { Command, type OnStart, type Resource } from '../core/index.ts'
import {
  giftIdOf,
  IDLE,
  isOpen,
  nextActivation,
  type Activation,
  type ActivationEvent,
  type GiftRequest,
} from './activation.ts'
import type { Gift } from './gift.ts'

export interface ActivationMeans {
  readonly send: (request: GiftRequest) => Promise<void>
  readonly gifts: Resource<readonly Gift[]>
  /** Shows what the platform agreed to; a promise where the gifts have to be read for it. */
  readonly onAgreed: (request: GiftRequest) => Promise<void> | void
  /** The platform refused: what is shown may be out of date. */
  readonly onRefused: () => void
  readonly onStart: OnStart
}

/** Sends activations and cancellations of gifts, one at a time. A lost answer is looked up in the gifts. */
export class ActivationStore {
  state: Activation = IDLE
  readonly #command: Command<[GiftRequest], void>
  readonly #means: ActivationMeans

  constructor(means: ActivationMeans) {
    this.#means = means
    this.#command = new Command(means.send)
    makeObservable<this, 'take'>(this, { state: observableRef, isOpen: computed, take: action })
    means.onStart(() =>
      // Gifts that are read for another reason show the outcome, too.
      reaction(
        () => means.gifts.state,
        (gifts) => gifts.status === 'ready' && this.take({ type: 'read', gifts: gifts.value }),
      ),
    )
  }

  /** Whether the outcome of a request is not known yet: no other may start. */
  get isOpen(): boolean {
    return isOpen(this.state)
  }

  /** The state of this gift's request; null: of a request about all gifts. */
  of(giftId: string | null): Activation {
    const { state } = this
    return state.status !== 'idle' && giftIdOf(state.request) === giftId ? state : IDLE
  }

  /** Shows the question before a request. */
  ask(request: GiftRequest): void {
    this.take({ type: 'ask', request })
  }

  /** Closes the question, or the outcome of the latest request. */
  dismiss(): void {
    this.take({ type: 'dismiss' })
  }

  /** Sends a request unless another one is open. Resolves once its outcome is known as far as it can be. */
  async send(request: GiftRequest): Promise<Activation> {
    if (this.isOpen) return this.state
    this.take({ type: 'send', request })
    const outcome = await this.#command.run(request)
    if (outcome.status === 'done') {
      const reading = this.#means.onAgreed(request)
      // Without a pause where nothing is read: gift and outcome are shown in one step.
      if (reading) await reading
      this.take({ type: 'agreed' })
    } else if (outcome.status === 'rejected') {
      this.take({ type: 'refused', error: outcome.error })
      if (this.state.status === 'refused') this.#means.onRefused()
    } else if (outcome.status === 'unknown') {
      this.take({ type: 'lost', error: outcome.error })
    }
    return this.#look()
  }

  /** Cancels a bonus, then activates a gift in its place. Nothing is activated unless the cancellation is known to be done. */
  async replace(bonusId: string, giftId: string): Promise<Activation> {
    const request: GiftRequest = { kind: 'cancel', giftId: bonusId }
    const state = await this.send(request)
    const isCancelled = state.status === 'done' && state.request === request
    return isCancelled ? this.send({ kind: 'activate', giftId }) : state
  }

  /** Reads the gifts once more where they did not load after a lost answer. */
  lookUp(): Promise<Activation> {
    this.take({ type: 'look-up' })
    return this.#look()
  }

  async #look(): Promise<Activation> {
    if (this.state.status !== 'looking-up') return this.state
    try {
      this.take({ type: 'read', gifts: await this.#means.gifts.reload() })
    } catch {
      this.take({ type: 'unread' })
    }
    return this.state
  }

  private take(event: ActivationEvent): void {
    this.state = nextActivation(this.state, event)
  }
}
