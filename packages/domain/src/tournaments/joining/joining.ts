import { action, computed, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import {
  AttemptLog,
  type Clock,
  DomainError,
  type Http,
  isRefusal,
  type KeyValueStorage,
  type Locks,
  type Resource,
} from '../../core/index.ts'
import type { OwnTournaments } from '../create-tournaments.ts'
import { withChosen, type Tournament } from '../tournament.ts'
import { chooseTournament, joinTournament } from './joining-api.ts'

export interface JoiningMeans {
  readonly http: Http
  readonly clock: Pick<Clock, 'now'>
  readonly locks: Locks
  readonly storage: KeyValueStorage
  readonly createId: () => string
  readonly player: {
    /** Null: unknown. */
    readonly id: string | null
    readonly balance: Pick<Resource<unknown>, 'reload'>
  }
  readonly tournaments: Pick<OwnTournaments, 'tournament' | 'changeAll' | 'reread'>
}

/** One press. */
export interface JoiningRequest {
  readonly slug: string
  /** Compoints that the player agreed to; 0 for a member. */
  readonly price: number
  /** Whether bets count for it from then on. */
  readonly isChoosing: boolean
}

/** The latest press; one at a time (docs/product-rules.md: Joining a tournament). */
export type Joining =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'done'; readonly request: JoiningRequest }
  /** Nothing was done, or the player is a member and did not choose it: the tournament tells. */
  | { readonly status: 'refused'; readonly request: JoiningRequest; readonly error: DomainError }
  /** No answer came, and by the tournament it was not done. A further press charges no second time. */
  | { readonly status: 'missing'; readonly request: JoiningRequest; readonly error: DomainError }
  /** No answer came, and the tournament did not load. */
  | { readonly status: 'unclear'; readonly request: JoiningRequest; readonly error: DomainError }

/** The price is not the one that the player agreed to. */
export const ENTRY_PRICE_CHANGED = 'price_changed'

/** A press is kept on the device until its outcome is known. */
const RequestSchema: v.GenericSchema<unknown, JoiningRequest> = v.object({
  slug: v.string(),
  price: v.number(),
  isChoosing: v.boolean(),
})

const IDLE: Joining = { status: 'idle' }

/** Joins and chooses tournaments for one player: a seat is charged once, whatever becomes of the answers. */
export class TournamentJoining {
  state: Joining = IDLE
  readonly #means: JoiningMeans
  readonly #owner: string

  constructor(means: JoiningMeans) {
    const { id } = means.player
    if (id === null) throw new TypeError('Somebody joins a tournament')
    this.#owner = id
    this.#means = means
    makeObservable<this, 'setState'>(this, { state: observableRef, isBusy: computed, setState: action })
  }

  get isBusy(): boolean {
    return this.state.status === 'sending'
  }

  /** The state as far as it is about this tournament. */
  of(slug: string): Joining {
    const { state } = this
    return state.status !== 'idle' && state.request.slug === slug ? state : IDLE
  }

  /** Leaves what was said of the latest press. */
  dismiss(): void {
    if (!this.isBusy) this.setState(IDLE)
  }

  /**
   * While a tournament is in view: finds out what became of a press of an earlier visit whose answer never came, and reads
   * the tournament again when another tab has joined it. Returns its stop.
   */
  open(slug: string): () => void {
    const log = this.#logOf(slug)
    const kept = () => log.read(this.#means.clock.now())
    if (kept() !== null) void this.#inTurn(() => this.#lookUpKept(kept()?.details ?? null))
    return log.onChange(() => {
      if (this.isBusy || kept() !== null) return
      if (this.of(slug).status !== 'idle') this.setState(IDLE)
      this.#reread()
    })
  }

  /** Joins it unless the player is a member, and chooses it if asked to. A press while one is under way is not sent. */
  async press(request: JoiningRequest): Promise<void> {
    if (this.isBusy) return
    this.setState({ status: 'sending', request })
    await this.#inTurn(() => this.#send(request))
  }

  /** Reads the tournament once more where it did not load after a lost answer. */
  async lookUp(): Promise<void> {
    const { state } = this
    if (state.status !== 'unclear') return
    this.setState({ status: 'sending', request: state.request })
    await this.#lookUp(state.request, state.error)
  }

  /** One tab at a time: the second one sees what the first one did. */
  #inTurn(run: () => Promise<void>): Promise<void> {
    return this.#means.locks.withLock(`croupier-tournament-join-${this.#owner}`, run)
  }

  async #send(request: JoiningRequest): Promise<void> {
    const { http, clock, createId } = this.#means
    const { slug, isChoosing } = request
    const tournament = await this.#newest(request)
    if (tournament === null) return
    const log = this.#logOf(slug)
    const { attempt, isNew } = log.beginOrResume({ details: request, now: clock.now(), createId })
    let wasSentBefore = !isNew
    try {
      if (!tournament.isMember) await joinTournament(http, slug, attempt.key)
      // What follows is about the choice alone.
      wasSentBefore = false
      if (isChoosing && !(tournament.isMember && tournament.isChosen)) await chooseTournament(http, slug)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (!isAnswered(error) || wasSentBefore) return this.#lookUp(request, error)
      log.clear(attempt.key)
      return this.#refuse(request, error)
    }
    this.#finish(request)
  }

  /** The tournament with its newest seats, price and marks. Null: nothing may be sent, which the state says. */
  async #newest(request: JoiningRequest): Promise<Tournament | null> {
    try {
      const tournament = await this.#means.tournaments.tournament(request.slug).reload()
      if (tournament.isMember || tournament.price === request.price) return tournament
      this.#refuse(request, new DomainError('rejected', { codes: [ENTRY_PRICE_CHANGED] }))
    } catch (thrown) {
      this.setState({ status: 'refused', request, error: DomainError.from(thrown) })
    }
    return null
  }

  async #lookUpKept(request: JoiningRequest | null): Promise<void> {
    if (request !== null && !this.isBusy) await this.#lookUp(request, new DomainError('network'))
  }

  /** The tournament proves what was done. */
  async #lookUp(request: JoiningRequest, error: DomainError): Promise<void> {
    let tournament: Tournament
    try {
      tournament = await this.#means.tournaments.tournament(request.slug).reload()
    } catch {
      this.setState({ status: 'unclear', request, error })
      return
    }
    if (tournament.isMember && (tournament.isChosen || !request.isChoosing)) return this.#finish(request)
    // The key stays for the next press: an earlier call may still arrive.
    if (isAnswered(error)) return this.#refuse(request, error)
    this.setState({ status: 'missing', request, error })
    this.#reread()
  }

  #finish(request: JoiningRequest): void {
    const { slug, isChoosing } = request
    const log = this.#logOf(slug)
    const kept = log.read(this.#means.clock.now())
    if (kept) log.clear(kept.key)
    this.#means.tournaments.changeAll((known) => {
      const joined = known.map((one) => (one.slug === slug ? { ...one, isMember: true } : one))
      return isChoosing ? withChosen(joined, slug) : joined
    })
    this.setState({ status: 'done', request })
    this.#means.tournaments.reread()
    if (request.price > 0) this.#readBalance()
  }

  #refuse(request: JoiningRequest, error: DomainError): void {
    this.setState({ status: 'refused', request, error })
    // What the platform knows better than the page.
    this.#reread()
  }

  #reread(): void {
    this.#means.tournaments.reread()
    this.#readBalance()
  }

  #readBalance(): void {
    void this.#means.player.balance.reload().catch(() => undefined)
  }

  #logOf(slug: string): AttemptLog<JoiningRequest> {
    return new AttemptLog(this.#means.storage, `tournament-join-${this.#owner}-${slug}`, RequestSchema)
  }

  private setState(state: Joining): void {
    this.state = state
  }
}

/** Refused with codes, so nothing was done. A 429 may come after the work was done. */
const isAnswered = (error: DomainError): boolean => isRefusal(error) && error.status !== 429 && error.codes.length > 0

/** Creates a player's joining; the composition hands in the tournaments of the same player. */
export function createJoining(means: JoiningMeans): TournamentJoining {
  return new TournamentJoining(means)
}
