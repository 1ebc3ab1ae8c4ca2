import { LOCALE_COOKIE, LOCALE_SECONDS } from '@croupier/contract/cookies'
import { action, makeObservable, observable } from 'mobx'

import { DomainError, isLocale, type CookiePort, type LiveConnection, type Locale } from '../core/index.ts'

export interface SiteLocaleMeans {
  readonly locale: Locale
  readonly cookies: CookiePort
  readonly live: Pick<LiveConnection, 'join' | 'reconnect'>
}

/** The locale of a site. A cookie keeps it, and its room of live events is joined. */
export class SiteLocale {
  current: Locale
  readonly #means: SiteLocaleMeans
  #leaveRoom: () => void = () => {}

  constructor(means: SiteLocaleMeans) {
    this.#means = means
    this.current = means.locale
    makeObservable<this, 'setLocale'>(this, { current: observable, setLocale: action })
  }

  /** Returns whether the locale changed. Throws `language_not_supported` for a text that is no locale. */
  change(locale: Locale): boolean {
    if (!isLocale(locale))
      throw new DomainError('rejected', { codes: ['language_not_supported'], message: 'language not supported' })
    if (locale === this.current) return false
    this.setLocale(locale)
    this.#means.cookies.set(LOCALE_COOKIE, locale, { maxAgeSeconds: LOCALE_SECONDS })
    this.#leaveRoom()
    // Ends the events of the other language, which do not name their room.
    this.#means.live.reconnect()
    this.#joinRoom()
    return true
  }

  start(): () => void {
    this.#joinRoom()
    return () => this.#leaveRoom()
  }

  #joinRoom(): void {
    this.#leaveRoom = this.#means.live.join(`locale:${this.current}`)
  }

  private setLocale(locale: Locale): void {
    this.current = locale
  }
}
