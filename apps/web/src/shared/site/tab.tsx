import type { BrandManifest } from '@croupier/brands'
import { ClockProvider } from '@croupier/design-system'
import type { Player, Site } from '@croupier/domain'
import type { Locale } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { UnsavedForms } from '../forms/unsaved-forms.ts'
import { OwnGames } from '../games/own-games/own-games.ts'
import { PageOutcomes } from '../navigation/page-outcomes.ts'
import { TabHistory } from '../navigation/tab-history.ts'
import { Dialogs } from '../overlays/dialogs/dialogs.ts'
import { ChatOpener } from '../overlays/chat/chat-opener.ts'
import { SearchOpener } from '../overlays/search-opener.ts'
import { SiteToasts } from '../overlays/toasts/site-toasts.ts'
import type { Language } from '../texts/language.ts'
import type { Translate } from '../texts/translate.ts'
import { KeptCoupon } from '../gifts/kept-coupon.ts'
import type { Visit } from '@croupier/contract/visit'
import { pathAfterLogout } from './brand.ts'

/** Switches the language without a reload. Rejects when the texts cannot be loaded. */
export type ChooseLocale = (locale: Locale) => Promise<void>

/** State of one tab, or of one request on the server. The objects never change identity. */
export interface Tab {
  readonly site: Site
  readonly visit: Visit
  readonly brand: BrandManifest
  readonly language: Pick<Language, 'translate' | 'need'>
  readonly chooseLocale: ChooseLocale
  readonly outcomes: PageOutcomes
  readonly dialogs: Dialogs
  readonly toasts: SiteToasts
  readonly search: SearchOpener
  readonly chat: ChatOpener
  readonly history: TabHistory
  readonly ownGames: OwnGames
  readonly unsavedForms: UnsavedForms
  readonly coupon: KeptCoupon
}

type TabMeans = Pick<Tab, 'site' | 'visit' | 'brand' | 'language'> & Partial<Tab>

export function createTab(parts: TabMeans): Tab {
  return {
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

const TabContext = createContext<{ readonly tab: Tab; readonly t: Translate } | null>(null)

export interface TabProviderProps {
  readonly tab: Tab
  readonly children: ReactNode
}

/** Provides the tab. Consumers rerender only when the language changes. */
export const TabProvider = observer(function TabProvider({ tab, children }: TabProviderProps) {
  const t = tab.language.translate
  const value = useMemo(() => ({ tab, t }), [tab, t])
  return (
    <TabContext value={value}>
      <ClockProvider now={tab.site.clock.now} seed={tab.visit.nowMs}>
        {children}
      </ClockProvider>
    </TabContext>
  )
})

function useTabContext() {
  const value = use(TabContext)
  if (!value) throw new Error('a part of the site stands outside of TabProvider')
  return value
}

export function useTab(): Tab {
  return useTabContext().tab
}

export function useTexts(): Translate {
  return useTabContext().t
}

export function useSite(): Site {
  return useTab().site
}

/** The signed-in player, or null for a guest. For observers. */
export function usePlayer(): Player | null {
  return useSite().player
}

export function useBrand(): BrandManifest {
  return useTab().brand
}
