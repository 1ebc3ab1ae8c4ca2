import { CURRENCIES } from '../ground/values/currencies.ts'
import { isFields, type Fields } from '../ground/wire/fields.ts'
import type { Locale } from '../ground/wire/locale.ts'
import { promoPopup, type PopupTimes } from './promo-popup.ts'

const BASE = {
  captcha: { site_key: 'croupier-sandbox', enabled_register: false, active_version: 3 },
  abTests: {},
  registrationConfig: { skipNickname: false },
  callCenterConfig: {
    provider: 'webim',
    maintenance: false,
    settings: {
      accountName: 'croupier',
      location: 'default',
      vipLocation: 'vip',
      siteId: '5E0C1A54-3C0B-4E3C-9C53-6F6A2A9C7D11',
      widgetId: 1,
      vipWidgetId: 2,
    },
    telegram: 'https://t.me/croupier_sandbox',
    viber: 'viber://chat?number=79000000000',
    email: 'help@croupier.test',
  },
  /** The public half of a key that nothing is signed with. */
  webPushKey: 'BAJp-VVWKts4WwRqQmv-XWmgtcejFgRMbrjzS9q4zCmh8LPtPYCKWT7c1wNIFa2b66fPOuoaZQjSliR-PxePCGU' as
    | string
    | null,
  passkeys: true,
  currencies: [...CURRENCIES],
  promoTelegramChannelUrl: 'https://t.me/croupier_sandbox',
  promoPopup: null as Fields | null,
  promoWidgetData: { showsPromotions: true, showsTournaments: true } as Fields | null,
  /** Not sent to the client. */
  promoWidgetEnabled: true,
  noIndex: false,
  canonical: null as string | null,
  grouperEnabled: false,
  restricted: false,
  /** Not sent to the client. */
  restrictedCountries: [] as string[],
}
export type ServerSettings = typeof BASE

/** The operator's settings. Tests override parts of them until the next reset. */
export class ServerData {
  #override: Fields = {}
  #offer: PopupTimes | null = null

  /** Merges objects one level deep: `{captcha: {enabled_register: true}}` keeps the site key. */
  override(change: Fields): void {
    this.#override = merge(this.#override, change)
  }

  /** Shows the sandbox's own popup at these times; null hides it. A popup set by `override` wins. */
  offer(times: PopupTimes | null): void {
    this.#offer = times
  }

  promoPopup(locale: Locale): Fields | null {
    return this.settings.promoPopup ?? (this.#offer && promoPopup(this.#offer, locale))
  }

  reset(): void {
    this.#override = {}
    this.#offer = null
  }

  get settings(): ServerSettings {
    return merge(BASE, this.#override) as ServerSettings
  }

  /** @param country two lower-case letters, or null if unknown */
  isRestricted(country: string | null): boolean {
    const { restricted, restrictedCountries } = this.settings
    return restricted || (country !== null && restrictedCountries.includes(country))
  }

  answer(isRestricted: boolean, locale: Locale) {
    const { restrictedCountries: _countries, promoWidgetEnabled: _widget, ...settings } = this.settings
    return { ...settings, promoPopup: this.promoPopup(locale), restricted: isRestricted }
  }
}

function merge(base: Fields, change: Fields): Fields {
  const merged = { ...base }
  for (const [name, value] of Object.entries(change)) {
    const before = merged[name]
    merged[name] = isFields(before) && isFields(value) ? { ...before, ...value } : value
  }
  return merged
}
