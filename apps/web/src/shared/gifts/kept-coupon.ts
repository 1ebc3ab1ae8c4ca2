import { action, makeObservable, observableRef } from 'mobx'
import { writeTabStorage } from '@croupier/hosts/browser'

declare module '../site/tab.tsx' {
  interface Tab {
    readonly coupon: KeptCoupon
  }
}

export interface WaitingCoupon {
  readonly code: string
  /** Entered in the registration, so it is activated after signing in. One of a link waits for a press. */
  readonly isEntered: boolean
}

export const COUPON_KEY = 'coupon'

/** The promo code that waits in this tab until it is used; survives a reload. */
export class KeptCoupon {
  current: WaitingCoupon | null = null

  constructor() {
    makeObservable(this, { current: observableRef, keep: action })
  }

  keep(coupon: WaitingCoupon | null): void {
    this.current = coupon
    writeTabStorage(COUPON_KEY, coupon)
  }
}
