import { tabListStyles, tabStyles } from '@croupier/design-system'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { NavigationLink } from '../navigation/link.tsx'

export interface SectionTab {
  readonly to: string
  readonly label: string
}

/** Tabs that are pages of their own. Keeps the current tab in view and the focus on a followed one. */
export function SectionTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly SectionTab[] }) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const isFollowed = useNavigationType() === NavigationType.Push
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    // On phones the tabs scroll: keep the current one in view.
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
    // The followed link unmounted with its page: focus the same link here.
    if (isFollowed && document.activeElement === document.body) current?.focus({ preventScroll: true })
  }, [pathname, isFollowed])
  return (
    <nav ref={nav} aria-label={label} className={`mt-5 ${tabListStyles()}`}>
      {tabs.map((tab) => (
        <NavigationLink
          key={tab.to}
          to={tab.to}
          className={`max-sm:grow max-sm:justify-center max-sm:px-2 ${tabStyles({ selected: pathname === tab.to })}`}
        >
          {tab.label}
        </NavigationLink>
      ))}
    </nav>
  )
}
