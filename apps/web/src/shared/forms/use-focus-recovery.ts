import { useEffect, type RefObject } from 'react'

/** Where focus may go on from: parts that a screen reader names. */
const PLACES = 'section, form, li, [role]'

/**
 * Keeps the keyboard's place. What has the focus may leave the page by what it did: a retry that worked, a request that was
 * cancelled, the last "show more". The nearest place around it that still stands then takes the focus, and Tab goes on from there.
 * @param frame within which it holds; the last resort. Give it `tabIndex={-1}`
 */
export function useFocusRecovery(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = frame.current
    if (!around) return
    let path: readonly HTMLElement[] = []
    const enter = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement ? pathOf(target, around) : []
    }
    // Who points elsewhere has left that place.
    const leave = () => {
      path = []
    }
    const keep = () => {
      const [last, ...places] = path
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const place = places.find((one) => one.isConnected)
      if (!place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    // A question over the page may be open while its button goes: it is asked again when that closes.
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
    around.addEventListener('focusin', enter)
    document.addEventListener('pointerdown', leave, true)
    return () => {
      observer.disconnect()
      around.removeEventListener('focusin', enter)
      document.removeEventListener('pointerdown', leave, true)
    }
  }, [frame])
}

/** The element, then the places around it, the nearest first. */
function pathOf(element: HTMLElement, frame: HTMLElement): HTMLElement[] {
  const path = [element]
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement) if (at.matches(PLACES)) path.push(at)
  return [...path, frame]
}
