import { Button, Skeleton } from '@croupier/design-system'
import { RotateCw, Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { needsReload } from '#shared/loading/new-release.ts'
import { LateView } from '#shared/loading/late.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { brandAddress } from '#shared/site/brand.ts'
import { useBrand, usePlayer, useTab, useTexts } from '#shared/site/tab.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { JoinLinks } from './join-links.tsx'
import { playerHeader } from './player-parts.ts'

export const Header = observer(function Header() {
  const t = useTexts()
  const brand = useBrand()
  const player = usePlayer()
  const openSearch = useTab().search.open
  return (
    <header
      data-above-modals=""
      className="sticky top-0 z-30 bg-canvas/90 pt-[env(safe-area-inset-top)] shadow-[0_1px_0_var(--color-line)] backdrop-blur-md"
    >
      {/* With the browser's font only texts grow, so that there is room for all at twice its size. */}
      <div className="flex h-[4rem] items-center gap-2 px-4 max-[19rem]:gap-1 max-[19rem]:px-2 [--spacing:4px] sm:gap-3 lg:px-6">
        <PublicPart name="header-start">
          <Link
            to="/"
            aria-label={t('layout:home', { brand: brand.name })}
            className="-m-1 shrink-0 rounded-control p-1 forced-colors:bg-canvas forced-colors:forced-color-adjust-none"
          >
            <img
              src={brandAddress(brand, 'logo')}
              alt=""
              width="148"
              height="36"
              className="hidden h-9 w-auto sm:min-[31rem]:block"
            />
            <img
              src={brandAddress(brand, 'logoMark')}
              alt=""
              width="36"
              height="36"
              className="size-9 sm:min-[31rem]:hidden"
            />
          </Link>
          <button
            type="button"
            onClick={openSearch}
            className="mx-auto hidden h-11 w-full max-w-md min-w-0 items-center gap-3 rounded-pill bg-surface px-4 text-sm text-muted shadow-card transition-colors duration-fast hover:bg-raised hover:text-body md:flex print:hidden!"
          >
            <Search aria-hidden />
            <span className="min-w-0 flex-1 truncate text-start max-lg:hidden">{t('layout:searchLong')}</span>
            <span className="min-w-0 flex-1 truncate text-start lg:hidden">{t('layout:search')}</span>
            <kbd
              aria-hidden
              className="hidden rounded-mark bg-raised px-2 py-0.5 font-text text-xs text-muted lg:block"
            >
              /
            </kbd>
          </button>
        </PublicPart>
        <div className="ms-auto flex min-w-0 items-center gap-1 whitespace-nowrap max-[19rem]:gap-0 sm:gap-2 md:ms-0 md:shrink-0 print:hidden!">
          {player ? (
            <LateView
              code={playerHeader}
              fallback={<Skeleton className="h-11 w-36 rounded-pill" />}
              failed={({ reason, retry }) => (
                <Button size="sm" onClick={retry}>
                  <RotateCw aria-hidden />
                  {t(needsReload(reason) ? 'dialogs:reload' : 'errors:retry')}
                </Button>
              )}
            >
              {({ PlayerHeader }) => <PlayerHeader player={player} />}
            </LateView>
          ) : (
            <JoinLinks />
          )}
        </div>
      </div>
      <ConnectionNote />
    </header>
  )
})
