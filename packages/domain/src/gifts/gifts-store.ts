import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import {
  Press,
  HandlerSet,
  importedApi,
  type Live,
  type LiveEventName,
  type Means,
  type Resource,
  Throttle,
  together,
} from '../core/index.ts'
import { isForCashbox, isListed, withKnownSelection, withSelected, withTaken, type Gift } from './gift.ts'
import { isLongTerm, isOneClick } from './gift-type.ts'
import { giftIdOf, type GiftRequest } from './activation.ts'
import { ActivationStore } from './activation-store.ts'
import { GiftMessageTracker, type GiftMessage } from './gift-messages.ts'

export type GiftsMeans = Pick<Means, 'http' | 'live' | 'clock' | 'timers' | 'timeoutMs' | 'log' | 'reads' | 'onStart'>

const EVENTS = [
  'gift-distributed',
  'gift-activated',
  'gift-auto-activated',
  'gift-state-updated',
  'gift-state-changed',
  'gift-disabled',
] as const satisfies readonly LiveEventName[]

const THROTTLE_MS = 200

/** The player's gifts (docs/product-rules.md, Gifts). */
export class GiftsStore {
  /** All gifts, also those that are not in the list of gifts. */
  readonly list: Resource<readonly Gift[]>
  readonly payoutGiftCount: Resource<number>
  /** Selects the gift of the next deposits; null: none. */
  readonly select: Press<string | null, void>
  /** Activates gifts and cancels bonuses. */
  readonly activation: ActivationStore
  /** The latest selection not yet answered by the platform; null: none. */
  private wanted: { readonly id: string | null } | null = null
  readonly #live: Live
  readonly #clock: Means['clock']
  readonly #messages: HandlerSet<readonly GiftMessage[]>
  readonly #rereading: Throttle
  readonly #tracker = new GiftMessageTracker()
  /** Whether the platform says which gift is selected. */
  #tellsSelection = false

  constructor({ http, live, clock, timers, timeoutMs, log, reads, onStart }: GiftsMeans) {
    const api = importedApi(
      { timers, timeoutMs },
      () => import('./gifts-api.ts'),
      (calls) => calls.createGiftsApi(http),
    )
    this.#live = live
    this.#clock = clock
    const load = async (signal: AbortSignal) => {
      const gifts = await api.gifts(signal)
      this.#tellsSelection = gifts.some(({ isSelected }) => isSelected !== null)
      return withKnownSelection(gifts, this.all)
    }
    this.list = reads.one('gifts', load, { isLive: true, retries: true })
    this.#messages = new HandlerSet((error) => log.error('gift messages', error))
    this.#rereading = new Throttle(timers, THROTTLE_MS, () => this.#reread())
    this.payoutGiftCount = reads.one('gifts.payoutCount', api.payoutCount, { isLive: true })
    this.select = new Press({
      send: async (id) => {
        await api.select(id)
        this.list.change((gifts) => withSelected(gifts, id))
      },
      find: async (id) => {
        await this.list.reload()
        if (!this.#tellsSelection) return { status: 'unclear' }
        return this.currentGiftId === id ? { status: 'done', value: undefined } : { status: 'missing' }
      },
    })
    this.activation = new ActivationStore({
      send: (request) => (request.kind === 'activate' ? api.activate(request.giftId) : api.cancel(giftIdOf(request))),
      gifts: this.list,
      onAgreed: (request) => this.#agreed(request),
      reread: () => this.#reread(),
      onStart,
    })
    makeObservable<this, 'wanted' | 'want'>(this, {
      all: computed,
      listed: computed,
      currentGiftId: computed,
      chosenGiftId: computed,
      wanted: observableRef,
      want: action,
    })
    onStart(() => this.#follow())
  }

  get all(): readonly Gift[] {
    return this.list.value ?? []
  }

  get listed(): readonly Gift[] {
    return this.all.filter(isListed)
  }

  get currentGiftId(): string | null {
    return this.all.find(({ isSelected }) => isSelected)?.id ?? null
  }

  /** The selection to show: the player's latest one, then the platform's answer. */
  get chosenGiftId(): string | null {
    return this.wanted ? this.wanted.id : this.currentGiftId
  }

  get isChoosing(): boolean {
    return this.wanted !== null
  }

  /** Selects a gift; of several in a row the last one counts. A refused selection is undone; `select` has the error. */
  async choose(id: string | null): Promise<void> {
    const isUnderWay = this.isChoosing
    let asked = this.want({ id })
    if (isUnderWay) return
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while ((await this.select.run(asked.id)) && this.wanted && this.wanted !== asked) asked = this.wanted
    this.want(null)
  }

  gift(id: string): Gift | undefined {
    return this.all.find((gift) => gift.id === id)
  }

  /** Gifts that a deposit in this currency may use now. */
  forCashbox(currency: string): readonly Gift[] {
    const now = this.#clock.now()
    return this.all.filter((gift) => isForCashbox(gift, currency, now))
  }

  onMessages(handler: (messages: readonly GiftMessage[]) => void): () => void {
    return this.#messages.add(handler)
  }

  ensure(): Promise<readonly Gift[]> {
    return this.list.ensure()
  }

  reload(): Promise<readonly Gift[]> {
    return this.list.reload()
  }

  #follow(): () => void {
    const live = this.#live
    return together(
      ...EVENTS.map((name) =>
        live.on(name, ({ id }) => {
          if (name === 'gift-distributed' && id !== undefined) this.#tracker.distribute(String(id))
          this.#rereading.ask()
        }),
      ),
      live.on('level-gifts-changed', this.#rereading.ask),
      this.#rereading.stop,
      // Reports changes of the list, whichever way it changed.
      reaction(
        () => this.list.value,
        (gifts) => (gifts ? this.#announce(gifts) : this.#tracker.forget()),
        { fireImmediately: true },
      ),
    )
  }

  #reread(): Promise<readonly Gift[]> {
    this.payoutGiftCount.reread()
    return this.list.reload()
  }

  /** Updates one-click and long-term gifts at once; reads the others again. */
  #agreed(request: GiftRequest): Promise<unknown> | void {
    const gift = request.kind === 'activate' && this.gift(request.giftId)
    // A read that fails is logged, and what is shown stays.
    if (!gift || !(isOneClick(gift) || isLongTerm(gift))) return this.#reread().catch(() => undefined)
    this.list.change((gifts) => withTaken(gifts, gift.id))
  }

  #announce(gifts: readonly Gift[]): void {
    const messages = this.#tracker.next(gifts)
    if (messages.length > 0) this.#messages.call(messages)
  }

  private want<W extends { readonly id: string | null } | null>(wanted: W): W {
    this.wanted = wanted
    return wanted
  }
}
