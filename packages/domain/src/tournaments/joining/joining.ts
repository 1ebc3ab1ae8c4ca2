import { action, computed, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { AttemptLog, certainty, DomainError, type Means, type Resource } from '../../core/index.ts'
import type { OwnTournaments } from '../create-tournaments.ts'
import { withChosen, type Tournament } from '../tournament.ts'
import type { Joining, JoiningRequest, Marks } from './joining-state.ts'
import { chooseTournament, joinTournament } from './joining-api.ts'

export interface JoiningMeans extends Pick<Means, 'http' | 'clock' | 'locks' | 'storage' | 'createId'> {
  readonly playerId: string
  readonly player: {
    readonly balance: Pick<Resource<unknown>, 'reload'>
  }
  readonly tournaments: Pick<OwnTournaments, 'tournament' | 'changeAll' | 'reread' | 'tellTabs'>
}

/** The price is not the one that the player agreed to: found before the call, or a platform's refusal. */
export const ENTRY_PRICE_CHANGED = 'price_changed'

/** A press is kept on the device until its outcome is known. */
const RequestSchema: v.GenericSchema<unknown, JoiningRequest> = v.object({
  slug: v.string(),
  price: v.number(),
  isChoosing: v.boolean(),
})

const IDLE: Joining = { status: 'idle' }

/** Joins and chooses tournaments for one player: a seat is charged once, even where answers are lost. */
export class TournamentJoining {
  state: Joining = IDLE
  readonly #means: JoiningMeans

  constructor(means: JoiningMeans) {
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

  /** Forgets the outcome of the latest press. */
  dismiss(): void {
    if (!this.isBusy) this.setState(IDLE)
  }

  /**
   * While a tournament is in view: finds out the outcome of an earlier visit's press whose answer never came, and reads
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

  /** Finds out the outcome of a press where the tournament did not load after a lost answer, and goes on with it. */
  async lookUp(): Promise<void> {
    const { state } = this
    if (state.status !== 'unclear') return
    const { request, error } = state
    this.setState({ status: 'sending', request })
    await this.#inTurn(async () => {
      const marks = await this.#prove(request, error)
      if (marks?.isMember === true) await this.#chooseAfter(request, marks)
      else if (marks !== null) this.#miss(request, error)
    })
  }

  /** One tab at a time: the second one sees what the first one did. */
  #inTurn(run: () => Promise<void>): Promise<void> {
    return this.#means.locks.withLock(`croupier-tournament-join-${this.#means.playerId}`, run)
  }

  async #send(request: JoiningRequest): Promise<void> {
    const { clock, createId } = this.#means
    const tournament = await this.#newest(request)
    if (tournament === null) return
    const { attempt, isNew } = this.#logOf(request.slug).beginOrResume({ details: request, now: clock.now(), createId })
    const marks = tournament.isMember ? tournament : await this.#take(request, attempt.key, isNew)
    if (marks !== null) await this.#chooseAfter(request, marks)
  }

  /** Takes a seat. Null: there is none, or the outcome is unknown; the state tells which. */
  async #take(request: JoiningRequest, key: string, isNew: boolean): Promise<Marks | null> {
    try {
      await joinTournament(this.#means.http, request.slug, { key, price: request.price })
      return { isMember: true, isChosen: false }
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (certainty(error) === 'refused' && isNew) {
        this.#refuse(request, error)
        return null
      }
      const marks = await this.#prove(request, error)
      if (marks === null || marks.isMember) return marks
      this.#miss(request, error)
      return null
    }
  }

  /** Of a member: the bets count from then on, if asked for. */
  async #chooseAfter(request: JoiningRequest, { isChosen }: Marks): Promise<void> {
    if (!request.isChoosing || isChosen || (await this.#choose(request))) this.#finish(request)
  }

  async #choose(request: JoiningRequest): Promise<boolean> {
    try {
      await chooseTournament(this.#means.http, request.slug)
      return true
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (certainty(error) === 'refused') this.#refuse(request, error)
      else {
        const marks = await this.#prove(request, error)
        if (marks?.isChosen === true) return true
        if (marks !== null) this.#miss(request, error)
      }
      return false
    }
  }

  /** The tournament with its newest seats, price and marks. Null: nothing may be sent; the state tells why. */
  async #newest(request: JoiningRequest): Promise<Tournament | null> {
    try {
      const tournament = await this.#means.tournaments.tournament(request.slug).reload()
      if (tournament.isMember || tournament.price === request.price) return tournament
      // A key of an earlier press stays.
      this.setState({
        status: 'refused',
        request,
        error: new DomainError('rejected', { codes: [ENTRY_PRICE_CHANGED] }),
      })
      this.#reread()
    } catch (thrown) {
      this.setState({ status: 'refused', request, error: DomainError.from(thrown) })
    }
    return null
  }

  /** Of a press of an earlier visit: a seat is proved by the membership; nothing is sent without a further press. */
  async #lookUpKept(request: JoiningRequest | null): Promise<void> {
    if (request === null || this.isBusy) return
    const error = new DomainError('network')
    const marks = await this.#prove(request, error)
    if (marks === null) return
    if (!marks.isMember) return this.#miss(request, error)
    if (marks.isChosen || !request.isChoosing) return this.#finish(request)
    this.#forget(request.slug)
    this.#reread()
  }

  /** Reads the tournament, which shows what was done after a lost answer. Null: it does not load; the state tells why. */
  async #prove(request: JoiningRequest, error: DomainError): Promise<Marks | null> {
    try {
      return await this.#means.tournaments.tournament(request.slug).reload()
    } catch {
      this.setState({ status: 'unclear', request, error })
      return null
    }
  }

  /** It was not done. The key stays for the next press: an earlier call may still arrive. */
  #miss(request: JoiningRequest, error: DomainError): void {
    this.setState({ status: certainty(error) === 'refused' ? 'refused' : 'missing', request, error })
    this.#reread()
  }

  #finish(request: JoiningRequest): void {
    const { slug, isChoosing } = request
    this.#forget(slug)
    this.#means.tournaments.changeAll((known) => {
      const joined = known.map((one) => (one.slug === slug ? { ...one, isMember: true } : one))
      return isChoosing ? withChosen(joined, slug) : joined
    })
    this.setState({ status: 'done', request })
    this.#means.tournaments.reread()
    this.#means.tournaments.tellTabs()
    if (request.price > 0) this.#readBalance()
  }

  #refuse(request: JoiningRequest, error: DomainError): void {
    this.#forget(request.slug)
    this.setState({ status: 'refused', request, error })
    // What the platform knows better than the page.
    this.#reread()
  }

  #forget(slug: string): void {
    const log = this.#logOf(slug)
    const kept = log.read(this.#means.clock.now())
    if (kept) log.clear(kept.key)
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

  private setState(state: Joining): void {
    this.state = state
  }
}

/** Creates a player's joining; the composition hands in the tournaments of the same player. */
export function createJoining(means: JoiningMeans): TournamentJoining {
  return new TournamentJoining(means)
}
