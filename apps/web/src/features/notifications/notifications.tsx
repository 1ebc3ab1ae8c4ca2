import { CashboxNotes } from './cashbox-notes.ts'
import { GiftNotes } from './gift-notes.ts'
import { HighFives } from './high-fives.tsx'
import { PlayWatch } from './play-watch.ts'
import { PromoPopupWatch } from './promo-popup-watch.ts'
import { SessionNotes } from './session-notes.ts'
import { SiteToastList } from './site-toast-list.tsx'
import { ThanksWatch } from './thanks-watch.ts'

export interface NotificationsProps {
  /** Path of the page before this one; null on the first. */
  readonly cameFrom: string | null
}

/** All that speaks up by itself, whatever page is open. */
export function Notifications({ cameFrom }: NotificationsProps) {
  return (
    <>
      <SiteToastList />
      <SessionNotes />
      <GiftNotes />
      <CashboxNotes />
      <HighFives />
      <ThanksWatch />
      <PlayWatch />
      <PromoPopupWatch cameFrom={cameFrom} />
    </>
  )
}
