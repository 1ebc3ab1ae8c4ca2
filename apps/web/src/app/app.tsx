import type { BrandManifest } from '@croupier/brands'
import { ClockProvider } from '@croupier/design-system'
import type { Site } from '@croupier/domain'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { BrandProvider } from '../shared/site/brand-context.tsx'
import { Dialogs, DialogsProvider } from '../shared/overlays/dialogs/dialogs.ts'
import { ChooseLocaleProvider, type ChooseLocale } from '../shared/texts/language-choice.ts'
import { OwnGames, OwnGamesProvider } from '../shared/games/own-games/own-games.ts'
import { OutsideOriginsProvider, type OutsideOrigins } from '../shared/site/outside-origins.tsx'
import { SearchOpener, SearchOpenerProvider } from '../shared/overlays/search-opener.ts'
import { ServedStatusProvider, type ServedStatus } from '../shared/navigation/served-status.ts'
import { SiteBaseProvider, type SiteBase } from '../shared/navigation/site-base.ts'
import { SiteProvider } from '../shared/site/site-context.tsx'
import { TabHistory, TabHistoryProvider } from '../shared/navigation/tab-history.ts'
import { NeedTextsProvider, TranslateProvider } from '../shared/texts/texts.ts'
import { SiteToasts, ToastsProvider } from '../shared/overlays/toasts/site-toasts.ts'
import type { Language } from './language.ts'
import { partWithPlayer } from './part-with-player.ts'

export interface AppProps {
  readonly site: Site
  readonly base: SiteBase
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
  base,
  brand,
  language,
  origins,
  servedStatus,
  nowMs,
  chooseLocale = byLinkOnly,
  children,
}: AppProps) {
  const [searchOpener] = useState(() => new SearchOpener())
  const [tabHistory] = useState(() => new TabHistory())
  const [dialogs] = useState(() => new Dialogs())
  const [toasts] = useState(() => new SiteToasts())
  const [ownGames] = useState(() => new OwnGames())
  useEffect(() => partWithPlayer({ site, dialogs, toasts }), [site, dialogs, toasts])
  return (
    <SiteProvider value={site}>
      <SiteBaseProvider value={base}>
        <BrandProvider value={brand}>
          <OutsideOriginsProvider value={origins}>
            <SearchOpenerProvider value={searchOpener}>
              <ServedStatusProvider value={servedStatus}>
                <ChooseLocaleProvider value={chooseLocale}>
                  <NeedTextsProvider value={language.need}>
                    <TranslateProvider value={language.translate}>
                      <ClockProvider now={site.clock.now} seed={nowMs}>
                        <DialogsProvider value={dialogs}>
                          <ToastsProvider value={toasts}>
                            <OwnGamesProvider value={ownGames}>
                              <TabHistoryProvider value={tabHistory}>{children}</TabHistoryProvider>
                            </OwnGamesProvider>
                          </ToastsProvider>
                        </DialogsProvider>
                      </ClockProvider>
                    </TranslateProvider>
                  </NeedTextsProvider>
                </ChooseLocaleProvider>
              </ServedStatusProvider>
            </SearchOpenerProvider>
          </OutsideOriginsProvider>
        </BrandProvider>
      </SiteBaseProvider>
    </SiteProvider>
  )
})
