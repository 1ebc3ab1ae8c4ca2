import { AchievementToasts } from './loyalty/achievement-toasts.ts'
import { ChatWatch } from '#shared/overlays/chat/chat-watch.ts'
import { CashboxToasts } from './cashbox-toasts.ts'
import { CouponWatch } from './coupons/coupon-watch.ts'
import { LateInactivityWatch } from './session/late-inactivity-watch.tsx'
import { DevicesWatch } from './session/devices-watch.ts'
import { GiftToasts } from './gift-toasts.ts'
import { HighFives } from './high-fives/high-fives.tsx'
import { LevelWatch } from './loyalty/level-watch.ts'
import { PlayWatch } from './play-watch.ts'
import { PushWatch } from './push/push-watch.tsx'
import { PromoPopupWatch } from './promo-popup/promo-popup-watch.ts'
import { SessionToasts } from './session/session-toasts.ts'
import { SiteToastList } from './site-toast-list.tsx'
import { ThanksWatch } from './thanks/thanks-watch.ts'
import { TournamentReminders } from './tournament-reminders.ts'

export function ToastsAndPopups({ previousPath }: { readonly previousPath: string | null }) {
  return (
    <>
      <SiteToastList />
      <SessionToasts />
      <LateInactivityWatch />
      <DevicesWatch />
      <GiftToasts />
      <CouponWatch />
      <AchievementToasts />
      <CashboxToasts />
      <TournamentReminders />
      <PushWatch />
      <HighFives />
      <ThanksWatch />
      <LevelWatch />
      <PlayWatch />
      <ChatWatch />
      <PromoPopupWatch previousPath={previousPath} />
    </>
  )
}
