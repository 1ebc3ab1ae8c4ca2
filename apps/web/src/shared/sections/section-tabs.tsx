import { tabListStyles, tabStyles, useMoreAtEdges } from '@croupier/design-system'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { NavigationLink } from '../navigation/link.tsx'

export interface SectionTab {
  readonly to: string
  readonly label: string
  /** Current on the pages below it too. Default false. */
  readonly within?: boolean
}

export interface SectionTabsProps {
  readonly label: string
  readonly tabs: readonly SectionTab[]
  /** One below the other from 1054 px on, for more tabs than fit side by side. Default false. */
  readonly column?: boolean
}

/** Tabs that are pages of their own. Keeps the current tab in view. */
export function SectionTabs({ label, tabs, column = false }: SectionTabsProps) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useMoreAtEdges(nav)
  useEffect(() => {
    const list = nav.current
    const current = list?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!list || !current) return undefined
    // On phones the tabs scroll: keep the current one in view.
    current.scrollIntoView({ block: 'nearest', inline: 'center' })
    // Fonts that come late make the tabs wider. The page itself does not scroll then.
    const sizes = new ResizeObserver(() => {
      const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
      list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [pathname])
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-slot="section-tabs"
      className={`mt-5 ${tabListStyles()} ${column ? 'lg:w-full lg:flex-col lg:rounded-card lg:p-2' : ''}`}
    >
      {tabs.map((tab) => (
        <NavigationLink
          key={tab.to}
          to={tab.to}
          within={tab.within ?? false}
          className={`max-sm:grow max-sm:justify-center max-sm:px-2 ${tabStyles({ selected: isCurrent(tab, pathname) })} ${column ? 'lg:justify-start lg:rounded-control' : ''}`}
        >
          {tab.label}
        </NavigationLink>
      ))}
    </nav>
  )
}

const isCurrent = ({ to, within = false }: SectionTab, pathname: string): boolean =>
  pathname === to || (within && pathname.startsWith(`${to}/`))
