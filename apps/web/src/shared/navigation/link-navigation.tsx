import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from './plain-click.ts'
import { pathIn, type SiteBase } from './site-base.ts'
import { useTab } from '../site/tab.tsx'
import { SAVE_POSITION } from './site-link.tsx'

/** `SiteLink`s, and what the platform's own texts link to. */
const LINKS = 'a[data-link], [data-slot="rich-text"] a[href]'
/** In a text of the platform: a picture or a paper, not a page. */
const FILE = /\.\w+$/

/**
 * Lets links navigate within the app, where a running game goes on; one listener serves them all. Stands once, in the root layout.
 */
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
      // The same page again is no step of the history, as with the router's own links; the address says so before the page is drawn.
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
  // To the history that would be another site; the browser asks our server, which knows where it leads.
  if (link.pathname.startsWith('//')) return null
  if (!('link' in link.dataset) && FILE.test(link.pathname)) return null
  return pathIn(base, link.pathname) + link.search + link.hash
}
