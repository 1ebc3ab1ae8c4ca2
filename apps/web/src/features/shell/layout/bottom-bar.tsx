import type { BarItem } from '@croupier/brands'
import { House, LayoutGrid, Menu, Search, Ticket, Trophy, UserRound, type LucideIcon } from 'lucide-react'
import { DeferredBoundary } from '#shared/loading/hydration-gate.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { NavigationLink } from '#shared/navigation/link.tsx'
import { categoryPath, PROFILE_PATH, PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { useBrand, useTab, useTexts } from '#shared/site/tab.tsx'
import { MenuSheet } from './menu-sheet.tsx'

const ITEM =
  'flex h-full w-full flex-col items-center justify-center gap-1 text-[min(var(--text-xs),3.4vw)] leading-[1.4] text-muted transition-colors duration-fast aria-[current=page]:text-strong'
const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const STANDARD: readonly BarItem[] = ['lobby', 'search', 'tournaments', 'promotions', 'menu']

/** The phone's navigation. Deposit, login and registration are in the header. */
export function BottomBar() {
  const t = useTexts()
  const { bar = STANDARD } = useBrand()
  return (
    <>
      <PublicPart name="bottom-bar">
        <nav
          aria-label={t('layout:mainNavigation')}
          data-above-modals=""
          className="fixed inset-x-0 bottom-0 z-30 bg-canvas/95 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--color-line)] backdrop-blur-md in-data-arriving:opacity-0 md:hidden print:hidden!"
        >
          <ul className="grid h-16 auto-cols-auto grid-flow-col">
            {bar.map((name) => (
              <li key={name} className="min-w-0">
                <Item name={name} />
              </li>
            ))}
          </ul>
        </nav>
      </PublicPart>
      <DeferredBoundary>
        <MenuSheet />
      </DeferredBoundary>
    </>
  )
}

/** Icon of each item, and where it leads. Search and menu open something here. */
const ITEMS: Readonly<Record<BarItem, readonly [icon: LucideIcon, to?: string]>> = {
  lobby: [House, '/'],
  search: [Search],
  games: [LayoutGrid, categoryPath(null)],
  tournaments: [Trophy, TOURNAMENTS_PATH],
  promotions: [Ticket, PROMO_PATH],
  profile: [UserRound, PROFILE_PATH],
  menu: [Menu],
}

function Item({ name }: { readonly name: BarItem }) {
  const t = useTexts()
  const openSearch = useTab().search.open
  const [Icon, to] = ITEMS[name]
  const content = (
    <>
      <Icon {...ICON} />
      {t(`layout:${name}`)}
    </>
  )
  if (to)
    return (
      <NavigationLink to={to} within={to !== '/'} className={ITEM}>
        {content}
      </NavigationLink>
    )
  return (
    <button
      type="button"
      className={ITEM}
      {...(name === 'menu' ? { popoverTarget: 'menu-sheet' } : { onClick: openSearch })}
    >
      {content}
    </button>
  )
}
