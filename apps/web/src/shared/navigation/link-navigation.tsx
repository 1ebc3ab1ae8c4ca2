import type { SiteBase } from '@croupier/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathIn } from './site-base.ts'
import { useTab } from '../site/tab.tsx'
import { isPlainClick, SAVE_POSITION } from './link.tsx'

const LINKS = 'a[data-link], [data-slot="rich-text"] a[href]'
/** In platform texts: a file, not a page. */
const FILE = /\.\w+$/

/** Follows every `Link` and the links of platform HTML. Render once, in the root layout. */
export function LinkNavigation() {
  const navigate = useNavigate()
  const base = useTab().visit.base
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && event.target instanceof Element ? event.target.closest(LINKS) : null
      if (!(link instanceof HTMLAnchorElement)) return
      const path = pathOf(link, base)
      if (path === null) return
      event.preventDefault()
      // The current address replaces its history entry, as with the router's own links.
      void navigate(path, {
        replace: link.href === window.location.href,
        preventScrollReset: link.dataset['link'] === SAVE_POSITION,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, base])
  return null
}

function pathOf(link: HTMLAnchorElement, base: SiteBase): string | null {
  if (link.target || link.origin !== window.location.origin) return null
  // The history API reads `//` as another site; the server knows where it leads.
  if (link.pathname.startsWith('//')) return null
  if (!('link' in link.dataset) && FILE.test(link.pathname)) return null
  return pathIn(base, link.pathname) + link.search + link.hash
}
