import { closeAllOverlays } from '@croupier/design-system'
import type { DataRouter } from 'react-router'

/** What lies over a page has nothing to say on the next one: it closes before that is drawn. */
export function leaveOverlaysWithPage(router: DataRouter): void {
  let shown = router.state.location.pathname
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return
    shown = pathname
    closeAllOverlays()
  })
}
