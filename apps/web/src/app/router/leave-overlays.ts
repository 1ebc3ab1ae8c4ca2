import { closeAllOverlays } from '@croupier/design-system'
import type { Navigation } from './navigation.ts'

/** Closes overlays before the next page renders. */
export function leaveOverlaysWithPage(navigation: Navigation): void {
  let shown = navigation.state.location.pathname
  navigation.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return
    shown = pathname
    closeAllOverlays()
  })
}
