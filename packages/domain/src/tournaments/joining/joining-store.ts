import { action, computed, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import {
  AttemptLog,
  type Found,
  IDLE,
  type Means,
  Press,
  type PressState,
  refusal,
  type Resource,
} from '../../core/index.ts'
import type { Tournaments } from '../tournaments-store.ts'
import { type Tournament, withChosen } from '../tournament.ts'
import { chooseTournament, joinTournament } from './joining-api.ts'

/** One press. */
export interface JoiningRequest {
  readonly slug: string
  /** Compoints that the player agreed to; 0 for a member. */
  readonly price: number
  /** Whether bets count for it from then on. */
  readonly isChoosing: boolean
}

/** What a tournament proves of a player's press. */
type Marks = Pick<Tournament, 'isMember' | 'isChosen'>

/** The seat, and for a member the choice. */
export type Joining = PressState<JoiningRequest, Marks>

export interface JoiningMeans extends Pick<Means, 'http' | 'clock' | 'locks' | 'storage' | 'createId'> {
  readonly playerId: string
  readonly player: {
    readonly balance: Pick<Resource<unknown>, 'reload'>
  }
  readonly tournaments: Pick<Tournaments, 'tournament' | 'changeAll' | 'reread' | 'tellTabs'>
}

/** The price is not the one that the player agreed to: found before the call, or a platform's refusal. */
export const ENTRY_PRICE_CHANGED = 'price_changed'

/** A press is kept on the device until its outcome is known. */
const RequestSchema: v.GenericSchema<unknown, JoiningRequest> = v.object({
  slug: v.string(),
  price: v.number(),
  isChoosing: v.boolean(),
})

/**
 * Joins and chooses tournaments for one player by two presses: one for the seat, then one for the choice. A seat is charged
 * once, even where answers are lost.
 */
export class TournamentJoining {
  /** From the press until its outcome is known as far as it can be. */
  private underWay: JoiningRequest | null = null
  readonly #means: JoiningMeans
  readonly #seat: Press<JoiningRequest, Marks>
  readonly #choice: Press<JoiningRequest, Marks>
  /** Whether the call of the latest press was the first one under its key: a refusal does not cover an earlier one. */
  #isFirstCall = false

  constructor(means: JoiningMeans) {
    this.#means = means
    // One tab at a time: the second one sees what the first one did.
    const inTurn = <T>(act: () => Promise<T>) => means.locks.withLock(`croupier-tournament-join-${means.playerId}`, act)
    this.#seat = new Press<JoiningRequest, Marks>({
      inTurn,
      prepare: (request) => this.#prepare(request),
      send: (request) => this.#takeSeat(request),
      find: (request) => this.#find(request, 'isMember'),
    })
    this.#choice = new Press<JoiningRequest, Marks>({
      inTurn,
      send: async ({ slug }) => {
        await chooseTournament(means.http, slug)
        return { isMember: true, isChosen: true }
      },
      find: (request) => this.#find(request, 'isChosen'),
    })
    makeObservable<this, 'underWay' | 'begin' | 'settle'>(this, {
      underWay: observableRef,
      state: computed,
      hasSeat: computed,
      begin: action,
      settle: action,
    })
  }

  /** The latest press; one at a time (docs/product-rules.md, Joining a tournament). */
  get state(): Joining {
    if (this.underWay) return { status: 'sending', request: this.underWay }
    return needsChoice(this.#seat.state) ? this.#choice.state : this.#seat.state
  }

  get isBusy(): boolean {
    return this.underWay !== null
  }

  /** Whether the latest press left the player with a seat. The rest of its outcome is that of the choice. */
  get hasSeat(): boolean {
    return this.#seat.state.status === 'done'
  }

  /** The state as far as it is about this tournament. */
  of(slug: string): Joining {
    const { state } = this
    return state.status !== 'idle' && state.request.slug === slug ? state : IDLE
  }

  /** Forgets the outcome of the latest press. */
  dismiss(): void {
    if (!this.isBusy) this.#reset()
  }

  /**
   * While a tournament is in view: finds out the outcome of an earlier visit's press whose answer never came, and reads
   * the tournament again when another tab has joined it. Returns its stop.
   */
  open(slug: string): () => void {
    const log = this.#logOf(slug)
    const kept = () => log.read(this.#means.clock.now())
    const before = kept()
    if (before !== null && !this.isBusy) void this.#lookUpKept(before.details)
    return log.onChange(() => {
      if (this.isBusy || kept() !== null) return
      if (this.of(slug).status !== 'idle') this.#reset()
      this.#reread()
    })
  }

  /** Joins it unless the player is a member, and chooses it if asked to. A press while one is under way is not sent. */
  async press(request: JoiningRequest): Promise<void> {
    if (this.isBusy) return
    this.begin(request)
    this.#choice.reset()
    this.#isFirstCall = false
    await this.#goOn(request, await this.#seat.run(request))
  }

  /** Finds out the outcome of a press where the tournament did not load after a lost answer, and goes on with it. */
  async lookUp(): Promise<void> {
    const { state } = this
    if (state.status !== 'unclear') return
    this.begin(state.request)
    if (this.#choice.state.status === 'unclear') this.settle(await this.#choice.check())
    else await this.#goOn(state.request, await this.#seat.check())
  }

  /** Of a press of an earlier visit: nothing is sent without a further press. */
  async #lookUpKept(request: JoiningRequest): Promise<void> {
    this.begin(request)
    const seat = await this.#seat.lookUp(request)
    if (needsChoice(seat)) {
      this.#forget(request.slug)
      this.#reset()
    }
    this.settle(seat)
  }

  async #goOn(request: JoiningRequest, seat: Joining): Promise<void> {
    this.settle(needsChoice(seat) ? await this.#choice.run(request) : seat)
  }

  /** Reads the newest seats, price and marks. */
  async #prepare({ slug, price }: JoiningRequest): Promise<void> {
    const tournament = await this.#means.tournaments.tournament(slug).reload()
    if (!tournament.isMember && tournament.price !== price) throw refusal(ENTRY_PRICE_CHANGED)
  }

  async #takeSeat(request: JoiningRequest): Promise<Marks> {
    const { http, clock, createId, tournaments } = this.#means
    const { slug, price } = request
    const { attempt, isNew } = this.#logOf(slug).beginOrResume({ details: request, now: clock.now(), createId })
    this.#isFirstCall = isNew
    const { value } = tournaments.tournament(slug)
    if (value?.isMember) return value
    await joinTournament(http, slug, { key: attempt.key, price })
    return { isMember: true, isChosen: false }
  }

  /** The tournament shows what was done after a lost answer. */
  async #find({ slug }: JoiningRequest, mark: keyof Marks): Promise<Found<Marks>> {
    const value = await this.#means.tournaments.tournament(slug).reload()
    return value[mark] ? { status: 'done', value } : { status: 'missing' }
  }

  private begin(request: JoiningRequest): void {
    this.underWay = request
  }

  private settle(state: Joining): void {
    this.underWay = null
    if (state.status === 'done' && !needsChoice(state)) return this.#finish(state.request)
    if (state.status === 'idle' || state.status === 'unclear') return
    // Otherwise the key stays for the next press: an earlier call may still arrive.
    const isSeatKnown = this.#isFirstCall || this.#seat.state.status === 'done'
    if (state.status === 'refused' && isSeatKnown) this.#forget(state.request.slug)
    // What the platform knows better than the page.
    this.#reread()
  }

  #finish({ slug, isChoosing, price }: JoiningRequest): void {
    this.#forget(slug)
    this.#means.tournaments.changeAll((known) => {
      const joined = known.map((one) => (one.slug === slug ? { ...one, isMember: true } : one))
      return isChoosing ? withChosen(joined, slug) : joined
    })
    this.#means.tournaments.reread()
    this.#means.tournaments.tellTabs()
    if (price > 0) this.#readBalance()
  }

  #forget(slug: string): void {
    const log = this.#logOf(slug)
    const kept = log.read(this.#means.clock.now())
    if (kept) log.clear(kept.key)
  }

  #reset(): void {
    this.#seat.reset()
    this.#choice.reset()
  }

  #reread(): void {
    this.#means.tournaments.reread()
    this.#readBalance()
  }

  #readBalance(): void {
    void this.#means.player.balance.reload().catch(() => undefined)
  }

  #logOf(slug: string): AttemptLog<JoiningRequest> {
    return new AttemptLog(this.#means.storage, `tournament-join-${this.#means.playerId}-${slug}`, RequestSchema)
  }
}

/** Whether the player has the seat and wants the bets to count from now on, and they do not count yet. */
const needsChoice = (seat: Joining): boolean =>
  seat.status === 'done' && seat.request.isChoosing && !seat.value.isChosen
