import { reaction } from 'mobx'
import { forgetPendingPhone } from '#features/account/auth/phone/forget-pending-phone.ts'
import type { Tab } from '#shared/site/tab.tsx'

/** Clears toasts, dialogs, search and a waiting promo code on sign-out, and a pending phone confirmation on sign-in. */
export function clearStateOfPlayer({ site, dialogs, toasts, coupon }: Tab): void {
  reaction(
    () => site.player,
    (player, before) => {
      if (before) {
        toasts.clear()
        coupon.keep(null)
        dialogs.leavePage()
        site.games.search.close()
      }
      if (player) {
        site.session.confirmation.giveUp()
        forgetPendingPhone()
      }
    },
    { fireImmediately: true },
  )
}
