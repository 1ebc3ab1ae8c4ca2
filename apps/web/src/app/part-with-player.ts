import type { Site } from '@croupier/domain'
import { reaction } from 'mobx'
import { forgetPendingPhone } from '../features/account/auth/phone/pending-phone.ts'
import type { Dialogs } from '../shared/overlays/dialogs/dialogs.ts'
import type { SiteToasts } from '../shared/overlays/toasts/site-toasts.ts'

export interface PartWithPlayerOptions {
  readonly site: Site
  readonly dialogs: Dialogs
  readonly toasts: SiteToasts
}

/**
 * What a tab keeps beside the stores goes with whom it was for: notices (those that wait too) and dialogs of a player who left,
 * what they
 * searched for, the number a visitor was about to confirm before somebody signed in. Answers how to stop.
 */
export function partWithPlayer({ site, dialogs, toasts }: PartWithPlayerOptions): () => void {
  return reaction(
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
