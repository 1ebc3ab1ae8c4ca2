import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Lets plain `<a href data-link>` navigate within the app. A page has a hundred game cards, and a router `Link` costs more to
 * render than the rest of its card; one listener serves them all. Stands once, in the root layout.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path =
        isPlainClick(event) && event.target instanceof Element ? pathOf(event.target.closest('a[data-link]')) : null
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}

/** A click the browser would follow in this very tab, and that nobody has answered yet. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

function pathOf(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== window.location.origin) return null
  // To the history that would be another site; the browser asks our server, which knows where it leads.
  if (link.pathname.startsWith('//')) return null
  return link.pathname + link.search + link.hash
}
