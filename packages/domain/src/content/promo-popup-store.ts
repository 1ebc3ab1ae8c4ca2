import { POPUP_COOKIE } from '@croupier/contract/cookies'
import type { Clock, CookiePort } from '../core/index.ts'
import { shouldShowPopup, type PromoPopup } from './promo-popup.ts'
import type { ServerData } from './server-data.ts'

export interface PromoPopupMeans {
  readonly serverData: { readonly value: ServerData | undefined }
  readonly cookies: CookiePort
  readonly clock: Pick<Clock, 'now'>
}

/** The popup to show on this device (docs/product-rules.md, Promo popup). */
export class PromoPopupStore {
  readonly #means: PromoPopupMeans

  constructor(means: PromoPopupMeans) {
    this.#means = means
  }

  /** The operator's popup, due or not. */
  get current(): PromoPopup | null {
    return this.#means.serverData.value?.promoPopup ?? null
  }

  /** The popup to show now, or null. Read it right before showing: another tab may have shown it. */
  due(): PromoPopup | null {
    const { cookies, clock } = this.#means
    const { current } = this
    const seen = cookies.get(POPUP_COOKIE)
    return current && shouldShowPopup(current, seen === null ? null : Number(seen), clock.now()) ? current : null
  }

  markShown({ updatedAt, showTo }: PromoPopup): void {
    const { cookies, clock } = this.#means
    cookies.set(POPUP_COOKIE, String(updatedAt), { maxAgeSeconds: Math.ceil((showTo - clock.now()) / 1000) })
  }
}
