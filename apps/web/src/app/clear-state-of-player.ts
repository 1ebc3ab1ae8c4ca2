import { reaction } from 'mobx'
import { forgetPendingPhone } from '../features/account/auth/phone/pending-phone.ts'
import type { Tab } from '../shared/site/tab.tsx'

/** Clears toasts, dialogs and search on sign-out, and a pending phone confirmation on sign-in. */
export function clearStateOfPlayer({ site, dialogs, toasts }: Tab): void {
  reaction(
    () => site.player,
    (player, before) => {
      if (before) {
        toasts.clear()
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
