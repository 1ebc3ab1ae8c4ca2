import { observer } from 'mobx-react-lite'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { AchievementToasts } from './loyalty/achievement-toasts.ts'
import { ChatWatch } from '#shared/overlays/chat/chat-watch.ts'
import { CashboxToasts } from './cashbox-toasts.ts'
import { CouponWatch } from './coupons/coupon-watch.ts'
import { LateInactivityWatch } from './session/late-inactivity-watch.tsx'
import { DevicesWatch } from './session/devices-watch.ts'
import { GiftToasts } from './gift-toasts.ts'
import { HighFives } from './high-fives/high-fives.tsx'
import { LevelWatch } from './loyalty/level-watch.ts'
import { FirstRoundWatch } from './play/first-round-watch.ts'
import { PlayWatch } from './play/play-watch.ts'
import { PushWatch } from './push/push-watch.tsx'
import { PromoPopupWatch } from './promo-popup/promo-popup-watch.ts'
import { SessionToasts } from './session/session-toasts.ts'
import { SiteToastList } from './site-toast-list.tsx'
import { ThanksWatch } from './thanks/thanks-watch.ts'
import { TournamentReminders } from './tournament-reminders.ts'

interface ToastsAndPopupsProps {
  readonly previousPath: string | null
}

/** What tells and asks by itself. Nothing of it invites a player who is self-excluded. */
export const ToastsAndPopups = observer(function ToastsAndPopups({ previousPath }: ToastsAndPopupsProps) {
  const isExcluded = useIsExcluded()
  return (
    <>
      <SiteToastList />
      <SessionToasts />
      <LateInactivityWatch />
      <DevicesWatch />
      <CashboxToasts />
      <PushWatch />
      <PlayWatch />
      <ChatWatch />
      {!isExcluded && <Invitations previousPath={previousPath} />}
    </>
  )
})

function Invitations({ previousPath }: ToastsAndPopupsProps) {
  return (
    <>
      <GiftToasts />
      <CouponWatch />
      <FirstRoundWatch />
      <AchievementToasts />
      <TournamentReminders />
      <HighFives />
      <ThanksWatch />
      <LevelWatch />
      <PromoPopupWatch previousPath={previousPath} />
    </>
  )
}
