import { action, makeObservable, observable } from 'mobx'

import {
  Command,
  DomainError,
  Resource,
  type Clock,
  type Logger,
  type SessionPort,
  type TokenAnswer,
  type TokenRefresh,
} from '../core/index.ts'
import type { Credentials, Registration } from './registration-rules.ts'
import { PhoneConfirmation } from './phone-confirmation.ts'
import type { PlayerPlace } from './player-place.ts'
import type { PhoneCode, SessionApi } from './session-api.ts'
import { SessionOwner } from './session-owner.ts'
import type { SessionSignals } from './session-signals.ts'

export interface SessionStoreOptions {
  api: SessionApi
  session: SessionPort
  refresh: Pick<TokenRefresh, 'refresh' | 'abandon' | 'alone'>
  signals: SessionSignals
  place: PlayerPlace
  clock: Clock
  log: Logger
  /** Tells a server that keeps the tokens to forget them; null where the tokens are ours. */
  endSession: (() => Promise<unknown>) | null
  /** Someone signed in or out here: what the one before had open is to be closed (spec section 4: game-exit event). */
  onTurn: () => void
}

export type SessionEnd = 'logout' | 'expired' | 'elsewhere'

export interface SessionSnapshot {
  isSignedIn: boolean
  /** Of the tokens the page was made with; no secret. */
  stamp: string | null
  phoneCodes?: PhoneCode[] | undefined
}

/**
 * Who the visitor is (spec section 4: login, logout, registration, tokens). Signing in makes a player,
 * signing out disposes it, here and in every tab; a player of other tokens than the present ones never stays.
 */
export class SessionStore {
  /** True once the player's base data is here. */
  isSignedIn = false
  /** How the last session of this tab ended. */
  endedBy: SessionEnd | null = null

  readonly login: Command<[Credentials], void>
  readonly register: Command<[Registration], 'signed-in' | 'confirm-phone'>
  /** Of a registration by phone, which a code completes. */
  readonly confirmation: PhoneConfirmation
  readonly phoneCodes: Resource<PhoneCode[]>

  readonly #options: SessionStoreOptions
  /** Changes with every coming and going: what began before belongs to a visit that is over. */
  #visit = 0
  /** The last one on the way in. */
  #entering: { readonly visit: number; readonly done: Promise<void> } | null = null
  readonly #owner: SessionOwner
  #leaving: Promise<void> | null = null

  constructor(options: SessionStoreOptions) {
    const { api, clock } = options
    this.#options = options
    this.#owner = new SessionOwner(options)
    this.login = new Command(async (credentials) => this.#signIn(() => api.login(credentials)))
    this.register = new Command((registration) => this.#register(registration))
    this.confirmation = new PhoneConfirmation({ api, clock, signIn: (ask) => this.#signIn(ask) })
    this.phoneCodes = new Resource((signal) => api.phoneCodes(signal))
    makeObservable<this, 'become'>(this, { isSignedIn: observable, endedBy: observable, become: action })
  }

  /** Follows the other tabs until the answered stop is called. */
  start(): () => void {
    return this.#options.signals.onAnnounced(({ type }) => {
      if (type === 'signed-out') this.#drop('elsewhere')
      void this.check()
    })
  }

  /** At start: takes up the session there is. Without one nothing is asked. Never rejects. */
  async resume(): Promise<void> {
    const { place, session, refresh } = this.#options
    if (place.isTaken || !this.#hasTokens()) return this.check()
    const visit = this.#visit
    // A refusal has signed out by itself; without an answer the player is still signed in, and sees what failed.
    if (session.access() === null) await refresh.refresh(null).catch(() => undefined)
    if (visit === this.#visit && this.#hasTokens() && !place.isTaken) await this.#enter()
  }

  /**
   * For a server that has to answer now: who presents tokens that nobody has refused is signed in, with what is here of them,
   * and the page in the browser finds out the rest. A slow platform sends nobody away.
   */
  presume(): void {
    if (this.isSignedIn || !this.#hasTokens()) return
    this.#visit += 1
    this.#options.place.enterNow()
    this.become({ isSignedIn: true, endedBy: null })
  }

  /**
   * Changes over to the player of the present tokens, if there is
   * another or none. For a tab that comes back. Never rejects.
   */
  async check(): Promise<void> {
    const { place, log } = this.#options
    if (!this.#hasTokens()) this.#drop('elsewhere')
    else if (place.isTaken) await this.verify().catch((error: unknown) => log.warn('session-owner', error))
    else await this.resume()
  }

  /** Changes over where the present tokens are not the shown player's. Rejects where nobody can tell whose they are. */
  async verify(): Promise<void> {
    const { place } = this.#options
    if (!place.isTaken) return
    const visit = this.#visit
    if (!(await this.#owner.isAnother()) || visit !== this.#visit) return
    // Of one who is not known by name nobody can say that it was another: everything is only read anew.
    if (place.hash !== null) this.#drop('elsewhere')
    await this.#enter()
  }

  /** Ends the session at once, here and in all tabs, whether or not the server can be reached. Never rejects. */
  logout(): Promise<void> {
    this.#leaving ??= this.#logOut().finally(() => {
      this.#leaving = null
    })
    return this.#leaving
  }

  /** The tokens were refused: what TokenRefresh tells. */
  expire(): void {
    if (!this.#drop('expired')) return
    this.#options.signals.announce({ type: 'signed-out' })
  }

  snapshot(): SessionSnapshot {
    return { isSignedIn: this.isSignedIn, stamp: this.#owner.trustedStamp, phoneCodes: this.phoneCodes.value }
  }

  restore({ isSignedIn, stamp, phoneCodes }: SessionSnapshot): void {
    if (phoneCodes !== undefined) this.phoneCodes.set(phoneCodes)
    this.#owner.trust(stamp)
    this.become({ isSignedIn, endedBy: null })
  }

  /** Forgets what was read in another language. */
  clear(): void {
    this.phoneCodes.reset()
  }

  dispose(): void {
    this.#visit += 1
    this.#options.refresh.abandon()
    this.phoneCodes.dispose()
  }

  async #signIn(ask: () => Promise<TokenAnswer>): Promise<void> {
    // A logout on its way to the server would end the new session.
    await this.#leaving
    await this.#accept(await ask())
  }

  async #accept(answer: TokenAnswer): Promise<void> {
    const { refresh, session, signals, onTurn } = this.#options
    refresh.abandon()
    session.save(answer)
    // Nobody can stay signed in on a device that keeps no cookies: better said than tried.
    if (!this.#hasTokens()) throw new DomainError('rejected', { codes: ['cookies_blocked'] })
    signals.announce({ type: 'signed-in' })
    onTurn()
    await this.#enter()
  }

  async #register(registration: Registration): Promise<'signed-in' | 'confirm-phone'> {
    await this.#leaving
    const answer = await this.#options.api.register(registration)
    if (answer === 'confirm-phone') {
      this.confirmation.begin(registration.phone ?? '')
      return answer
    }
    await this.#accept(answer)
    return 'signed-in'
  }

  /** Resolves when the player is in; where new tokens have everything read anew meanwhile, when that is done. */
  #enter(): Promise<void> {
    const visit = ++this.#visit
    const done = this.#comeIn(visit)
    this.#entering = { visit, done }
    return done
  }

  async #comeIn(visit: number): Promise<void> {
    const { place, session } = this.#options
    this.#owner.trust(session.access()?.stamp ?? null)
    await place.enter()
    if (visit === this.#visit) this.become({ isSignedIn: true, endedBy: null })
    else if (this.#entering?.visit === this.#visit) await this.#entering.done
  }

  /** True where there was something to end. */
  #drop(by: SessionEnd): boolean {
    const { place, refresh, onTurn } = this.#options
    const wasIn = this.isSignedIn || place.isTaken
    this.#visit += 1
    this.#owner.trust(null)
    refresh.abandon()
    place.leave()
    if (!wasIn) return false
    this.become({ isSignedIn: false, endedBy: by })
    onTurn()
    return true
  }

  async #logOut(): Promise<void> {
    const { session, signals, refresh, endSession, log } = this.#options
    signals.markSignedOut()
    session.clear()
    this.#drop('logout')
    signals.announce({ type: 'signed-out' })
    if (!endSession) return
    const visit = this.#visit
    await refresh
      .alone(async () => {
        // Another tab has signed in anew: its session is not ours to end.
        if (visit !== this.#visit) return
        // A refresh of another tab may have undone both.
        signals.markSignedOut()
        session.clear()
        await endSession()
      })
      .catch((error: unknown) => log.warn('logout', error))
  }

  #hasTokens(): boolean {
    const { session } = this.#options
    return session.access() !== null || session.hasRefresh()
  }

  private become({ isSignedIn, endedBy }: { isSignedIn: boolean; endedBy: SessionEnd | null }): void {
    this.isSignedIn = isSignedIn
    this.endedBy = endedBy
  }
}
