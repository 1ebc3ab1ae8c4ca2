import { SkipLink } from '@croupier/design-system'
import { Outlet, ScrollRestoration } from 'react-router'
import { GameFrame } from '../features/game/game-frame.tsx'
import { BottomBar } from '../features/layout/bottom-bar.tsx'
import { Footer } from '../features/layout/footer.tsx'
import { Header } from '../features/layout/header.tsx'
import { Rail } from '../features/layout/rail.tsx'
import { SearchDialog } from '../features/search/search-dialog.tsx'
import { BrokenPictures } from '../shared/broken-pictures.tsx'
import { LinkNavigation } from '../shared/link-navigation.tsx'
import { useTexts } from '../shared/texts.ts'
import { DocumentHead } from './document-head.tsx'

/** What stands on every page: header, rail or bottom bar, the game frame that outlives navigation, footer. */
export function RootLayout() {
  const t = useTexts()
  return (
    <div className="flex min-h-dvh flex-col [--window-inset-bottom:80px] md:[--window-inset-bottom:16px]">
      <SkipLink href="#content">{t('layout.skip')}</SkipLink>
      <DocumentHead />
      <Header />
      <div className="flex flex-1">
        <Rail />
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1440px] flex-1 outline-none">
            <GameFrame />
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar />
      <SearchDialog />
      <LinkNavigation />
      <BrokenPictures />
      <ScrollRestoration />
    </div>
  )
}
