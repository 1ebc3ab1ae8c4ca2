import { UnsavedForms } from '#shared/forms/unsent/unsaved-forms.ts'
import { OwnGames } from '#shared/games/own-games/own-games.ts'
import { KeptCoupon } from '#shared/gifts/kept-coupon.ts'
import { pathAfterLogout } from '#shared/navigation/guard.ts'
import { PageOutcomes } from '#shared/navigation/page-outcomes.ts'
import { TabHistory } from '#shared/navigation/tab-history.ts'
import { ChatOpener } from '#shared/overlays/chat/chat-opener.ts'
import { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import { SearchOpener } from '#shared/overlays/search-opener.ts'
import { SiteToasts } from '#shared/overlays/toasts/site-toasts.ts'
import type { Tab } from '#shared/site/tab.tsx'

type TabMeans = Pick<Tab, 'site' | 'visit' | 'brand' | 'language'> & Partial<Tab>

/** The state of a tab: what is given, and a new object of its own for everything else. */
export function createTab(parts: TabMeans): Tab {
  return {
    market: null,
    chooseLocale: () => Promise.resolve(),
    outcomes: new PageOutcomes(parts.site, pathAfterLogout(parts.brand)),
    dialogs: new Dialogs(),
    toasts: new SiteToasts(),
    search: new SearchOpener(),
    chat: new ChatOpener(),
    history: new TabHistory(),
    ownGames: new OwnGames(),
    unsavedForms: new UnsavedForms(),
    coupon: new KeptCoupon(),
    ...parts,
  }
}
