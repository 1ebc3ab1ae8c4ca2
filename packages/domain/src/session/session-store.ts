import { action, makeObservable, observable } from 'mobx'

import {
  certainty,
  DomainError,
  Press,
  refusal,
  type Clock,
  type Logger,
  type Reads,
  type Resource,
  type SessionPort,
  type Timers,
  type TokenAnswer,
  type TokenRefresh,
} from '../core/index.ts'
import type { Credentials, Registration } from './registration/registration-rules.ts'
import { PhoneConfirmation } from './phone-confirmation.ts'
import type { EndedTokens, PhoneCode, SessionApi } from './session-api.ts'
import type { PlayerLifetime } from './player-lifetime.ts'
import type { SecondFactorQuestion } from './second-factor-question.ts'
import type { SessionSignals } from './session-signals.ts'

export interface SessionStoreMeans {
  api: SessionApi
  session: SessionPort
  refresh: Pick<TokenRefresh, 'refresh' | 'abandon' | 'alone'>
  signals: SessionSignals
  player: PlayerLifetime
  reads: Reads
  clock: Clock
  timers: Timers
  log: Logger
  /** Tells a server that keeps the tokens to forget them; null where the tokens are ours. */
  endSession: (tokens: EndedTokens) => Promise<unknown>
  onVisitorChange: () => void
  /** The player has left. */
  onEnded?: (by: SessionEnd) => void
}

/** How long the cookies of an answer may take until scripts see them, and how often to look, ms. */
const COOKIES_MS = 2000
const LOOK_MS = 50

/** `inactive`: here or in another tab, after a time without activity. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'inactive'

export interface SessionSnapshot {
  isSignedIn: boolean
  /** Stamp of the tokens that the page was rendered with; no secret. */
  stamp: string | null
}

/** Login, logout and registration (docs/product-rules.md, Session and tokens). A player without tokens never stays. */
export class SessionStore {
  /** True once the player's base data is here. */
  isSignedIn = false
  /** The player has signed in in this tab, not before the page was opened. */
  isFresh = false
  /** How the last session of this tab ended. */
  endedBy: SessionEnd | null = null

  /** Done with a question: the platform wants a code before it signs in (`SecondFactor`). */
  readonly login: Press<Credentials, SecondFactorQuestion | null, null>
  readonly register: Press<Registration, 'signed-in' | 'confirm-phone', null>
  readonly confirmation: PhoneConfirmation
  readonly phoneCodes: Resource<PhoneCode[]>

  readonly #means: SessionStoreMeans
  /** Changes with every sign-in and sign-out; outdated work compares it. */
  #visit = 0
  /** The latest sign-in under way. */
  #entering: { readonly visit: number; readonly done: Promise<void> } | null = null
  /** Stamp of tokens that are known to be the player's. */
  #stamp: string | null = null
  #confirming: Promise<void> | null = null
  #leaving: Promise<void> | null = null
  /** Of a registration that may have been made: no answer came back. */
  #unansweredPhone: string | undefined

  constructor(means: SessionStoreMeans) {
    const { api, clock, reads } = means
    this.#means = means
    this.login = new Press({ send: (credentials) => this.signIn(() => api.login(credentials)), keep: () => null })
    this.register = new Press({ send: (registration) => this.#register(registration), keep: () => null })
    this.confirmation = new PhoneConfirmation({ api, clock, signIn: (ask) => this.signIn(ask) })
    this.phoneCodes = reads.one('session.phoneCodes', (signal) => api.phoneCodes(signal))
    makeObservable<this, 'setState'>(this, { isSignedIn: observable, endedBy: observable, setState: action })
  }

  start(): () => void {
    return this.#means.signals.onAnnounced((event) => {
      if (event.type === 'signed-out') this.#drop(event.by ?? 'elsewhere')
      void this.check()
    })
  }

  /** Resumes an existing session at start; calls nothing without one. Never rejects. */
  async resume(): Promise<void> {
    const { player, session, refresh } = this.#means
    if (player.isPresent || !this.#hasTokens()) return this.check()
    const visit = this.#visit
    // A refused refresh has signed out already; without an answer the player stays signed in and sees what failed.
    if (session.access() === null) await refresh.refresh(null).catch(() => undefined)
    if (visit === this.#visit && this.#hasTokens() && !player.isPresent) await this.#enter()
  }

  /** For a server out of time: tokens that were not refused count as signed in; the browser loads the rest. */
  presume(): void {
    if (this.isSignedIn || !this.#hasTokens()) return
    this.#visit += 1
    this.#means.player.enterNow()
    this.setState({ isSignedIn: true, endedBy: null })
  }

  /** Makes the player match the present tokens, for a tab that comes back into view. Never rejects. */
  async check(): Promise<void> {
    const { player, log } = this.#means
    if (!this.#hasTokens()) {
      // For a guest nothing has ended: what an expired session left unsent is kept.
      if (this.isSignedIn || player.isPresent) this.#drop('elsewhere')
    } else if (!player.isPresent) await this.resume()
    else {
      this.#confirming ??= this.#confirm().finally(() => {
        this.#confirming = null
      })
      await this.#confirming.catch((error: unknown) => log.warn('session-owner', error))
    }
  }

  /** Replaces the player by the one of the present tokens, after a call was refused because of them. Never rejects. */
  async changeOver(): Promise<void> {
    const { player } = this.#means
    // A player of unknown identity may be the same one: only reads everything again.
    if (player.hash === null) player.leave()
    else this.#drop('elsewhere')
    await this.resume()
  }

  /** Ends the session at once, here and in all tabs, whether or not the server can be reached. Never rejects. */
  logout(by: 'logout' | 'inactive' = 'logout'): Promise<void> {
    this.#leaving ??= this.#logOut(by).finally(() => {
      this.#leaving = null
    })
    return this.#leaving
  }

  /** Called by TokenRefresh when the tokens were refused. */
  expire(): void {
    if (!this.#drop('expired')) return
    this.#means.signals.announce({ type: 'signed-out' })
  }

  snapshot(): SessionSnapshot {
    return { isSignedIn: this.isSignedIn, stamp: this.#stamp }
  }

  restore({ isSignedIn, stamp }: SessionSnapshot): void {
    this.#stamp = stamp
    this.setState({ isSignedIn, endedBy: null })
  }

  dispose(): void {
    this.#visit += 1
    this.#means.refresh.abandon()
  }

  /** Asks whether tokens that this tab has not seen are the player's. */
  async #confirm(): Promise<void> {
    const { api, player, session } = this.#means
    const stamp = session.access()?.stamp ?? null
    if (stamp === null || stamp === this.#stamp) return
    const visit = this.#visit
    const owner = await api.owner()
    if (visit !== this.#visit) return
    if (owner === player.hash) this.#stamp = stamp
    else await this.changeOver()
  }

  /** Signs in with the tokens that a login gets; a question in their place is handed on (`SecondFactor`). */
  async signIn(ask: () => Promise<TokenAnswer | SecondFactorQuestion>): Promise<SecondFactorQuestion | null> {
    // A running logout would end the new session.
    await this.#leaving
    const answer = await ask()
    if ('challenge' in answer) return answer
    await this.#accept(answer)
    return null
  }

  async #accept(answer: TokenAnswer): Promise<void> {
    const { refresh, session, signals, onVisitorChange } = this.#means
    refresh.abandon()
    session.save(answer)
    this.isFresh = true
    if (!this.#hasTokens()) await this.#untilKept()
    signals.announce({ type: 'signed-in' })
    onVisitorChange()
    await this.#enter()
  }

  /** Waits for the cookies of an answer: on a busy machine, WebKit lacked them right after it. Rejects on a device that keeps none. */
  async #untilKept(): Promise<void> {
    for (let waited = 0; waited < COOKIES_MS; waited += LOOK_MS) {
      await new Promise<void>((resolve) => void this.#means.timers.after(LOOK_MS, resolve))
      if (this.#hasTokens()) return
    }
    throw refusal('cookies_blocked')
  }

  async #register(registration: Registration): Promise<'signed-in' | 'confirm-phone'> {
    await this.#leaving
    const { phone } = registration
    const answer = await this.#means.api.register(registration).catch((thrown: unknown) => {
      const error = DomainError.from(thrown)
      const isTooSoon = error.codes.includes('too_many_sends')
      // A registration whose answer was lost has just sent a code to this phone.
      if (isTooSoon && phone !== undefined && phone === this.#unansweredPhone) return 'confirm-phone' as const
      if (!isTooSoon) this.#unansweredPhone = certainty(error) === 'unclear' ? phone : undefined
      throw thrown
    })
    if (answer === 'confirm-phone') {
      this.confirmation.begin(phone ?? '')
      return answer
    }
    await this.#accept(answer)
    return 'signed-in'
  }

  /** Resolves when the player is in; if a newer sign-in took over meanwhile, when that one is done. */
  #enter(): Promise<void> {
    const visit = ++this.#visit
    const done = this.#comeIn(visit)
    this.#entering = { visit, done }
    return done
  }

  async #comeIn(visit: number): Promise<void> {
    const { player, session } = this.#means
    this.#stamp = session.access()?.stamp ?? null
    await player.enter()
    if (visit === this.#visit) this.setState({ isSignedIn: true, endedBy: null })
    else if (this.#entering?.visit === this.#visit) await this.#entering.done
  }

  /** Returns whether a player was signed in. */
  #drop(by: SessionEnd): boolean {
    const { player, refresh, onVisitorChange } = this.#means
    const wasIn = this.isSignedIn || player.isPresent
    this.#visit += 1
    this.#stamp = null
    refresh.abandon()
    player.leave()
    this.#means.onEnded?.(by)
    if (!wasIn) return false
    this.setState({ isSignedIn: false, endedBy: by })
    onVisitorChange()
    return true
  }

  async #logOut(by: 'logout' | 'inactive'): Promise<void> {
    const { session, signals, refresh, endSession, log } = this.#means
    const tokens = { access: session.access(), refresh: session.refreshBody() }
    signals.markSignedOut()
    session.clear()
    this.#drop(by)
    signals.announce(by === 'inactive' ? { type: 'signed-out', by } : { type: 'signed-out' })
    const visit = this.#visit
    await refresh
      .alone(async () => {
        // Another tab has signed in again: do not end its session.
        if (visit !== this.#visit) return
        // A refresh of another tab may have undone these.
        signals.markSignedOut()
        session.clear()
        await endSession(tokens)
      })
      .catch((error: unknown) => log.warn('logout', error))
  }

  #hasTokens(): boolean {
    const { session } = this.#means
    return session.access() !== null || session.hasRefresh()
  }

  private setState({ isSignedIn, endedBy }: { isSignedIn: boolean; endedBy: SessionEnd | null }): void {
    this.isSignedIn = isSignedIn
    this.endedBy = endedBy
  }
}
