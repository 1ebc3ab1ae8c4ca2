import type { BrandManifest } from '@croupier/brands'
import { ClockProvider } from '@croupier/design-system'
import type { Player, Site } from '@croupier/domain'
import type { Locale } from '@croupier/domain/core'
import type { SiteMarket } from '@croupier/markets/site-market'
import { observer } from 'mobx-react-lite'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Language } from '../texts/language.ts'
import type { Translate } from '../texts/translate.ts'
import type { Visit } from '@croupier/contract/visit'

/** Switches the language without a reload. Rejects when the texts cannot be loaded. */
export type ChooseLocale = (locale: Locale) => Promise<void>

/**
 * State of one tab, or of one request on the server: what other folders keep in it they add here, beside its class. The
 * objects never change identity.
 */
export interface Tab {
  readonly site: Site
  readonly visit: Visit
  readonly brand: BrandManifest
  /** Null where the market demands nothing (docs/markets.md). */
  readonly market: SiteMarket | null
  readonly language: Pick<Language, 'translate' | 'need'>
  readonly chooseLocale: ChooseLocale
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
  if (!value) throw new Error('no TabProvider')
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
