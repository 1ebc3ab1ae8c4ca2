import { CashboxToasts } from './cashbox-toasts.ts'
import { GiftToasts } from './gift-toasts.ts'
import { HighFives } from './high-fives.tsx'
import { PlayWatch } from './play-watch.ts'
import { PromoPopupWatch } from './promo-popup-watch.ts'
import { SessionToasts } from './session-toasts.ts'
import { SiteToastList } from './site-toast-list.tsx'
import { ThanksWatch } from './thanks-watch.ts'

export interface ToastsAndPopupsProps {
  /** Path of the page before this one; null on the first. */
  readonly cameFrom: string | null
}

/** All that speaks up by itself, whatever page is open. */
export function ToastsAndPopups({ cameFrom }: ToastsAndPopupsProps) {
  return (
    <>
      <SiteToastList />
      <SessionToasts />
      <GiftToasts />
      <CashboxToasts />
      <HighFives />
      <ThanksWatch />
      <PlayWatch />
      <PromoPopupWatch cameFrom={cameFrom} />
    </>
  )
}
