import type { Navigation, NavigationState } from '../router/navigation.ts'
import { focusPages } from './page-focus.ts'
import { preloadPages } from './preload-pages.ts'

/** Preloads pages that are likely next, and moves the focus to those that are opened. `begun`: the first page. */
export function followPages(navigation: Navigation, begun: NavigationState): void {
  focusPages(navigation, begun)
  preloadPages(document, navigation)
}
