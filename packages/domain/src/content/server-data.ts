import type { PromoPopup } from './promo-popup.ts'
import type { Support } from './support.ts'

export interface ServerData {
  /** `unreadable`: registration may need one that this site cannot show. */
  readonly captcha: Captcha | 'unreadable' | null
  /** Running experiments with the names of their variants. */
  readonly abTests: Readonly<Record<string, readonly string[]>>
  readonly registrationConfig: {
    readonly skipNickname: boolean
  }
  readonly support: Support
  readonly webPushKey: string | null
  readonly currencies: readonly string[]
  readonly promoPopup: PromoPopup | null
  /** Whether the lobby shows the promotions that run. */
  readonly hasPromotionsRow: boolean
  /** Whether the lobby shows the tournaments that run. */
  readonly hasTournamentsRow: boolean
  /** A login may be by a passkey. */
  readonly hasPasskeys: boolean
  /** The whole site is hidden from search engines. */
  readonly noIndex: boolean
  readonly canonical: string | null
  readonly restricted: boolean
}

export interface Captcha {
  readonly siteKey: string
  readonly isEnabledAtRegistration: boolean
  /** 2: checkbox in a dialog; 3: invisible. */
  readonly version: 2 | 3
}

/** The captcha that registration requires, or null. `unreadable`: registration must be refused. */
export const registrationCaptcha = ({ captcha }: Pick<ServerData, 'captcha'>): Captcha | 'unreadable' | null => {
  if (captcha === null || captcha === 'unreadable') return captcha
  return captcha.isEnabledAtRegistration && captcha.siteKey !== '' ? captcha : null
}
