import { CONSENT_CATEGORIES, type ConsentCategory } from '@croupier/contract/consent'
import { CONSENT_COOKIE, CONSENT_SECONDS } from '@croupier/contract/cookies'
import { action, computed, makeObservable, observableRef } from 'mobx'
import type { CookiePort, Means } from '../../core/index.ts'
import {
  isAllowed,
  NO_CONSENT_NEEDED,
  readConsent,
  writeConsent,
  type Consent,
  type ConsentSettings,
} from './consent.ts'

export interface ConsentMeans extends Pick<Means, 'clock' | 'onStart' | 'deviceSignals'> {
  readonly cookies: CookiePort
  /** Default: nothing is asked. */
  readonly consent?: ConsentSettings
}

/** The visitor's answer to the question about storage, kept in a cookie (docs/product-rules.md, Consent). */
export class ConsentStore {
  /** Null until the visitor answers. */
  answer: Consent | null
  readonly #means: ConsentMeans
  readonly #settings: ConsentSettings

  constructor(means: ConsentMeans) {
    this.#means = means
    this.#settings = means.consent ?? NO_CONSENT_NEEDED
    this.answer = this.#kept()
    makeObservable<this, 'setAnswer'>(this, { answer: observableRef, setAnswer: action, isOpen: computed })
    // Another tab may have answered meanwhile.
    means.onStart(() => means.deviceSignals.onVisible(() => this.#reread()))
  }

  /** Whether the visitor has to be asked. */
  get isOpen(): boolean {
    return this.#settings.isRequired && this.answer === null
  }

  /** Whether something of a category may run now. Observable: what runs has to stop when it becomes false. */
  allows(category: ConsentCategory): boolean {
    return isAllowed(category, this.answer, this.#settings)
  }

  /** Keeps the visitor's answer: these categories, and no other. */
  decide(granted: readonly ConsentCategory[]): void {
    const { version } = this.#settings
    const day = new Date(this.#means.clock.now()).toISOString().slice(0, 10)
    const answer = { version, day, granted: CONSENT_CATEGORIES.filter((category) => granted.includes(category)) }
    this.#means.cookies.set(CONSENT_COOKIE, writeConsent(answer), { maxAgeSeconds: CONSENT_SECONDS })
    this.setAnswer(answer)
  }

  /** Changes one category and leaves the others as they are. */
  change(category: ConsentCategory, isGranted: boolean): void {
    this.decide(CONSENT_CATEGORIES.filter((one) => (one === category ? isGranted : this.allows(one))))
  }

  #kept(): Consent | null {
    return readConsent(this.#means.cookies.get(CONSENT_COOKIE), this.#settings.version)
  }

  /** Keeps an answer that a browser without cookies has forgotten. */
  #reread(): void {
    const kept = this.#kept()
    if (kept && this.answer && writeConsent(kept) === writeConsent(this.answer)) return
    if (kept) this.setAnswer(kept)
  }

  private setAnswer(answer: Consent): void {
    this.answer = answer
  }
}
