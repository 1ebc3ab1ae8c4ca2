import { House, Menu, Search, Ticket, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { NavigationLink } from '#shared/navigation/link.tsx'
import { PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { MenuSheet } from './menu-sheet.tsx'

const ITEM =
  'flex h-full w-full flex-col items-center justify-center gap-1 text-[min(var(--text-xs),3.4vw)] leading-[1.4] text-muted transition-colors duration-fast aria-[current=page]:text-strong'
const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The phone's navigation. Deposit, login and registration are in the header. */
export function BottomBar() {
  const t = useTexts()
  const openSearch = useTab().search.open
  return (
    <>
      <PublicPart name="bottom-bar">
        <nav
          aria-label={t('layout:mainNavigation')}
          data-above-modals=""
          className="fixed inset-x-0 bottom-0 z-30 bg-canvas/95 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--color-line)] backdrop-blur-md md:hidden print:hidden!"
        >
          <ul className="grid h-16 auto-cols-auto grid-flow-col">
            <Item>
              <NavigationLink to="/" className={ITEM}>
                <House {...ICON} />
                {t('layout:lobby')}
              </NavigationLink>
            </Item>
            <Item>
              <button type="button" className={ITEM} onClick={openSearch}>
                <Search {...ICON} />
                {t('layout:search')}
              </button>
            </Item>
            <Item>
              <NavigationLink to={TOURNAMENTS_PATH} within className={ITEM}>
                <Trophy {...ICON} />
                {t('layout:tournaments')}
              </NavigationLink>
            </Item>
            <Item>
              <NavigationLink to={PROMO_PATH} within className={ITEM}>
                <Ticket {...ICON} />
                {t('layout:promotions')}
              </NavigationLink>
            </Item>
            <Item>
              <button type="button" className={ITEM} popoverTarget="menu-sheet">
                <Menu {...ICON} />
                {t('layout:menu')}
              </button>
            </Item>
          </ul>
        </nav>
      </PublicPart>
      <MenuSheet />
    </>
  )
}

function Item({ children }: { readonly children: ReactNode }) {
  return <li className="min-w-0">{children}</li>
}
