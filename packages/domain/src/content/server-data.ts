import type { PromoPopup } from './promo-popup.ts'
import type { Support } from './support.ts'

export type JsonObject = { readonly [key: string]: unknown }

/** What the server configures of the site (core.md, 3: Server data). */
export interface ServerData {
  readonly captcha: Captcha | null
  /** Experiments that run, each with the names of its variants. */
  readonly abTests: Readonly<Record<string, readonly string[]>>
  readonly registrationConfig: {
    /** Registration does not ask for a nickname. */
    readonly skipNickname: boolean
  }
  /** Chat vendors' settings, as the chat itself reads them. */
  readonly callCenter: JsonObject
  readonly support: Support
  readonly webPushKey: string | null
  readonly currencies: readonly string[]
  readonly promoTelegramUrl: string | null
  readonly promoPopup: PromoPopup | null
  readonly promoWidget: JsonObject | null
  /** The whole site is hidden from search engines. */
  readonly noIndex: boolean
  readonly canonical: string | null
  readonly grouperEnabled: boolean
  /** The visitor's region is flagged 451 (core.md, 6). */
  readonly restricted: boolean
}

export interface Captcha {
  readonly siteKey: string
  readonly isEnabledAtRegistration: boolean
  /** 2 opens a dialog, 3 is invisible (core.md, 4). */
  readonly version: 2 | 3
}

/** The captcha a registration has to pass, or null. */
export const registrationCaptcha = ({ captcha }: Pick<ServerData, 'captcha'>): Captcha | null =>
  captcha?.isEnabledAtRegistration === true && captcha.siteKey !== '' ? captcha : null
