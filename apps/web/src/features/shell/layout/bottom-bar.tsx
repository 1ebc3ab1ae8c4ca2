import { House, LayoutGrid, Menu, Search, UserRound, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { usePlayer, useTab, useTexts } from '../../../shared/site/tab.tsx'
import { MenuSheet } from './menu-sheet.tsx'

const ITEM =
  'flex h-full w-full flex-col items-center justify-center gap-1 text-xs text-muted transition-colors duration-fast aria-[current=page]:text-strong'
const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

export const BottomBar = observer(function BottomBar() {
  const t = useTexts()
  const player = usePlayer()
  const openSearch = useTab().search.open
  return (
    <>
      <nav
        aria-label={t('layout.mainNavigation')}
        data-above-modals=""
        className="sticky bottom-0 z-30 bg-canvas/95 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--color-line)] backdrop-blur-md md:hidden"
      >
        <ul className="grid h-16 auto-cols-fr grid-flow-col">
          <Item>
            <NavLink to="/" end className={ITEM}>
              <House {...ICON} />
              {t('layout.lobby')}
            </NavLink>
          </Item>
          <Item>
            <NavLink to="/games" end className={ITEM}>
              <LayoutGrid {...ICON} />
              {t('layout.gamesShort')}
            </NavLink>
          </Item>
          <Item>
            <button type="button" className={ITEM} onClick={openSearch}>
              <Search {...ICON} />
              {t('layout.search')}
            </button>
          </Item>
          <Item>
            {player ? (
              <NavLink to={CASHBOX_PATH} className={ITEM}>
                <Wallet {...ICON} />
                {t('layout.deposit')}
              </NavLink>
            ) : (
              <NavLink to="/login" className={ITEM}>
                <UserRound {...ICON} />
                {t('layout.login')}
              </NavLink>
            )}
          </Item>
          <Item>
            <button type="button" className={ITEM} popoverTarget="menu-sheet">
              <Menu {...ICON} />
              {t('layout.menu')}
            </button>
          </Item>
        </ul>
      </nav>
      <MenuSheet />
    </>
  )
})

function Item({ children }: { readonly children: ReactNode }) {
  return <li className="min-w-0">{children}</li>
}
