import { SkipLink } from '@croupier/design-system'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { GameFrame } from '#features/games/game/game-frame.tsx'
import { BottomBar } from '#features/shell/layout/bottom-bar.tsx'
import { Footer } from '#features/shell/layout/footer.tsx'
import { Header } from '#features/shell/layout/header.tsx'
import { Rail } from '#features/shell/layout/rail.tsx'
import { ChatHost } from '#features/shell/support/chat-host.tsx'
import { ToastsHost } from '#features/shell/toasts/toasts-host.tsx'
import { SearchDialog } from '#features/games/search/search-dialog.tsx'
import { DeferredBoundary } from '#shared/loading/hydration-gate.tsx'
import { BrokenPictures } from '#shared/html/broken-pictures.tsx'
import { LateConsentBar } from '#shared/consent/late-consent-bar.tsx'
import { DialogHost } from '#shared/overlays/dialogs/dialog-host.tsx'
import { LinkNavigation } from '#shared/navigation/link-navigation.tsx'
import { OwnGamesHost } from '#shared/games/own-games/own-games-host.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { dialogLoaders } from '../dialog-loaders.ts'
import { DocumentHead } from './document-head.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useNavigationState } from './navigation-router.tsx'
import { TrackHistory } from './track-history.tsx'

/** Keeps clear of what a device puts over the window's edges, such as the status bar of an installed site. */
const PAGE = [
  'flex min-h-dvh flex-col pr-[env(safe-area-inset-right)] pb-(--under-menu-bottom) pl-[env(safe-area-inset-left)]',
  '[--under-menu-bottom:calc(4rem+env(safe-area-inset-bottom))] [--under-menu-top:calc(4rem+env(safe-area-inset-top))]',
  '[--window-inset-bottom:5rem] md:[--under-menu-bottom:env(safe-area-inset-bottom)] md:[--window-inset-bottom:16px]',
].join(' ')

export interface RootLayoutProps {
  /** The page that stays drawn, which stands after the page in view. */
  readonly kept?: ReactNode
}

/** Layout of every page. The game frame outlives navigation. */
export function RootLayout({ kept }: RootLayoutProps) {
  const t = useTexts()
  return (
    <div className={PAGE}>
      <SkipLink href="#content">{t('layout:skip')}</SkipLink>
      <LateConsentBar />
      <DocumentHead />
      <NavigationProgress />
      <Header />
      <div data-slot="frame" className="flex flex-1">
        <DeferredBoundary>
          <PublicPart name="rail">
            <Rail />
          </PublicPart>
        </DeferredBoundary>
        <div className="flex min-w-0 flex-1 flex-col">
          <Main>
            <GameFrame />
            {/* One element for every page: a game that covers it puts it out of reach. */}
            <div className="contents">
              <LeaveQuestion>
                <Outlet />
                {kept}
              </LeaveQuestion>
            </div>
          </Main>
          <DeferredBoundary>
            <PublicPart name="footer">
              <Footer />
            </PublicPart>
          </DeferredBoundary>
        </div>
      </div>
      <BottomBar />
      <DialogHost loaders={dialogLoaders} />
      <SearchDialog />
      <ChatHost />
      <ToastsHost />
      <OwnGamesHost />
      <LinkNavigation />
      <BrokenPictures />
      <TrackHistory />
    </div>
  )
}

function Main({ children }: { readonly children: ReactNode }) {
  const { isPending } = useNavigationState()
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={isPending || undefined}
      className="mx-auto w-full max-w-[1440px] flex-1 outline-none"
    >
      {children}
    </main>
  )
}
