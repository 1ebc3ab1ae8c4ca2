import { closeAllOverlays } from '@croupier/design-system'
import type { Navigation } from './navigation.ts'

export function leaveOverlaysWithPage(navigation: Navigation): void {
  let shown = navigation.state.location.pathname
  navigation.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return
    shown = pathname
    closeAllOverlays()
  })
}
