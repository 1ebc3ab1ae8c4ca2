import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import { IDLE, type OnStart, Press, type PressState, type Resource } from '../core/index.ts'
import { giftIdOf, isDone, type GiftRequest } from './activation.ts'
import type { Gift } from './gift.ts'

/** The latest request (docs/product-rules.md, Gifts). `asking`: the player reads the terms, or what a cancellation costs. */
export type Activation = PressState<GiftRequest, void> | { readonly status: 'asking'; readonly request: GiftRequest }

export interface ActivationMeans {
  readonly send: (request: GiftRequest) => Promise<void>
  readonly gifts: Resource<readonly Gift[]>
  /** Shows what the platform agreed to; a promise where the gifts have to be read for it. */
  readonly onAgreed: (request: GiftRequest) => Promise<unknown> | void
  /** Reads the gifts, and what depends on them, again. */
  readonly reread: () => Promise<readonly Gift[]>
  readonly onStart: OnStart
}

/** Sends activations and cancellations of gifts, one at a time. Where no answer proves the outcome, the gifts do. */
export class ActivationStore {
  /** The request whose question is open. */
  private asked: GiftRequest | null = null
  readonly #press: Press<GiftRequest, void>

  constructor(means: ActivationMeans) {
    const { gifts, send, reread, onStart } = means
    this.#press = new Press({
      send: async (request) => {
        await send(request)
        const reading = means.onAgreed(request)
        // Without a pause where nothing is read: gift and outcome are shown in one step.
        if (reading) await reading
      },
      find: async (request) =>
        isDone(request, await reread()) ? { status: 'done', value: undefined } : { status: 'missing' },
    })
    makeObservable<this, 'asked' | 'setAsked'>(this, {
      asked: observableRef,
      state: computed,
      isOpen: computed,
      setAsked: action,
    })
    onStart(() =>
      // Gifts that are read for another reason show the outcome, too.
      reaction(
        () => gifts.state,
        (read) => {
          const { state } = this.#press
          if (read.status === 'ready' && 'error' in state && isDone(state.request, read.value))
            this.#press.foundDone(undefined)
        },
      ),
    )
  }

  get state(): Activation {
    return this.asked ? { status: 'asking', request: this.asked } : this.#press.state
  }

  /** Whether the outcome of a request is not known yet: no other may start. */
  get isOpen(): boolean {
    return this.#press.isBusy || this.#press.state.status === 'unclear'
  }

  /** The state of this gift's request; null: of a request about all gifts. */
  of(giftId: string | null): Activation {
    const { state } = this
    return state.status !== 'idle' && giftIdOf(state.request) === giftId ? state : IDLE
  }

  /** Shows the question before a request. */
  ask(request: GiftRequest): void {
    if (!this.isOpen) this.setAsked(request)
  }

  /** Closes the question, or the outcome of the latest request. */
  dismiss(): void {
    this.setAsked(null)
    if (!this.isOpen) this.#press.reset()
  }

  /** Sends a request unless another one is open. Resolves once its outcome is known as far as it can be. */
  async send(request: GiftRequest): Promise<Activation> {
    if (this.isOpen) return this.state
    const sent = this.#press.run(request)
    this.setAsked(null)
    return sent
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
    return this.#press.check()
  }

  private setAsked(request: GiftRequest | null): void {
    this.asked = request
  }
}
