import { savesData } from '#browser/device.ts'
import type { Navigation } from '../router/navigation.ts'

/** How long a mouse rests on a link before its page is expected, milliseconds: it passes over others on its way. */
const REST_MS = 60

/**
 * Tells the navigation which page is likely next: that of a link that is pressed, about 80 ms before the click follows, or
 * on which a mouse rests. Nothing where the visitor saves data. Returns stop.
 */
export function expectPages(document: Document, navigation: Pick<Navigation, 'expect'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expect = ({ pathname, search }: HTMLAnchorElement) => {
    if (!savesData(navigator)) navigation.expect(pathname + search)
  }
  const press = ({ target, button }: PointerEvent) => {
    const link = button === 0 ? linkOf(target) : null
    if (link) expect(link)
  }
  const move = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer)
    const link = pointerType === 'mouse' ? linkOf(target) : null
    if (link) timer = setTimeout(() => expect(link), REST_MS)
  }
  document.addEventListener('pointerdown', press)
  document.addEventListener('pointerover', move)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('pointerover', move)
  }
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
