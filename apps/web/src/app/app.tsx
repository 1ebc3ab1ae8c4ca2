import type { BrandManifest } from '@croupier/brands'
import { ClockProvider } from '@croupier/design-system'
import type { Site } from '@croupier/domain'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { BrandProvider } from '../shared/brand-context.tsx'
import { ChooseLocaleProvider, type ChooseLocale } from '../shared/language-choice.ts'
import { OutsideOriginsProvider, type OutsideOrigins } from '../shared/outside-origins.tsx'
import { SearchOpener, SearchOpenerProvider } from '../shared/search-opener.ts'
import { ServedStatusProvider, type ServedStatus } from '../shared/served-status.ts'
import { SiteProvider } from '../shared/site-context.tsx'
import { TranslateProvider } from '../shared/texts.ts'
import type { Language } from './language.ts'

export interface AppProps {
  readonly site: Site
  readonly brand: BrandManifest
  readonly language: Language
  readonly origins: OutsideOrigins
  readonly servedStatus: ServedStatus
  /** The server's time when the page was drawn, milliseconds: countdowns begin with it on both sides. */
  readonly nowMs: number
  /** How a visitor changes the language; the server's visitors do it by link. */
  readonly chooseLocale?: ChooseLocale
  /** The router: static on the server, live in the browser. */
  readonly children: ReactNode
}

const byLinkOnly: ChooseLocale = () => Promise.resolve()

/** Everything a screen can ask for, around the router. */
export const App = observer(function App({
  site,
  brand,
  language,
  origins,
  servedStatus,
  nowMs,
  chooseLocale = byLinkOnly,
  children,
}: AppProps) {
  const [searchOpener] = useState(() => new SearchOpener())
  return (
    <SiteProvider value={site}>
      <BrandProvider value={brand}>
        <OutsideOriginsProvider value={origins}>
          <SearchOpenerProvider value={searchOpener}>
            <ServedStatusProvider value={servedStatus}>
              <ChooseLocaleProvider value={chooseLocale}>
                <TranslateProvider value={language.translate}>
                  <ClockProvider now={site.clock.now} seed={nowMs}>
                    {children}
                  </ClockProvider>
                </TranslateProvider>
              </ChooseLocaleProvider>
            </ServedStatusProvider>
          </SearchOpenerProvider>
        </OutsideOriginsProvider>
      </BrandProvider>
    </SiteProvider>
  )
})
