import type { Clock, CookiePort } from '../core/index.ts'
import { shouldShowPopup, type PromoPopup } from './promo-popup.ts'
import type { ServerData } from './server-data.ts'

/** Holds the stamp of the update that was shown last. */
const SEEN_COOKIE = 'promo_popup'

export interface PromoPopupPorts {
  readonly serverData: { readonly value: ServerData | undefined }
  readonly cookies: CookiePort
  /** Server time: the device's own may be hours off. */
  readonly clock: Pick<Clock, 'now'>
}

/** Which popup this device has still to show (core.md, 4: Promo popup). */
export class PromoPopupStore {
  readonly #ports: PromoPopupPorts

  constructor(ports: PromoPopupPorts) {
    this.#ports = ports
  }

  /** What the operator has set, due or not; follows server data and its live event. */
  get current(): PromoPopup | null {
    return this.#ports.serverData.value?.promoPopup ?? null
  }

  /** The popup to show now, if there is one. Another tab may have shown it a moment ago: ask right before. */
  due(): PromoPopup | null {
    const { cookies, clock } = this.#ports
    const { current } = this
    const seen = cookies.get(SEEN_COOKIE)
    return current && shouldShowPopup(current, seen === null ? null : Number(seen), clock.now()) ? current : null
  }

  /** Not again until it is updated; remembered for as long as it runs. */
  markShown({ updatedAt, showTo }: PromoPopup): void {
    const { cookies, clock } = this.#ports
    cookies.set(SEEN_COOKIE, String(updatedAt), { maxAgeSeconds: Math.ceil((showTo - clock.now()) / 1000) })
  }
}
