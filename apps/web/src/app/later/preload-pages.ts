import { savesData } from '#browser/device.ts'
import type { Navigation } from '../router/navigation.ts'

/** How long a mouse stays on a link before its page is preloaded, milliseconds: it also passes over links that it does not press. */
const REST_MS = 60

/**
 * Preloads the page of a link that is pressed, about 80 ms before the click follows, or on which a mouse stays. Nothing where
 * the visitor saves data.
 */
export function preloadPages(document: Document, navigation: Pick<Navigation, 'preload'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const preload = ({ pathname, search }: HTMLAnchorElement) => {
    if (!savesData(navigator)) navigation.preload(pathname + search)
  }
  document.addEventListener('pointerdown', ({ target, button }) => {
    const link = button === 0 ? linkOf(target) : null
    if (link) preload(link)
  })
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    const link = pointerType === 'mouse' ? linkOf(target) : null
    if (link) timer = setTimeout(() => preload(link), REST_MS)
  })
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
