import { closeAllOverlays } from '@croupier/design-system'
import type { DataRouter } from 'react-router'

/** Closes overlays before the next page renders. */
export function leaveOverlaysWithPage(router: DataRouter): void {
  let shown = router.state.location.pathname
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return
    shown = pathname
    closeAllOverlays()
  })
}
