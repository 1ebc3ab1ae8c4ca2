import { useEffect, type RefObject } from 'react'

const PLACES = 'section, form, li, [role]'

/** Moves the focus of a removed element to the nearest remaining container. Give `frame` `tabIndex={-1}`. */
export function useFocusRecovery(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = frame.current
    if (!around) return
    let path: readonly HTMLElement[] = []
    const enter = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement ? pathOf(target, around) : []
    }
    const leave = ({ target }: PointerEvent) => {
      // A second press on what has the focus leaves it there.
      if (!(target instanceof Node && path[0]?.contains(target))) path = []
    }
    const keep = () => {
      const [last, ...places] = path
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const place = places.find((one) => one.isConnected)
      if (!place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
      // With the removed element it may have become so low that it ends above the view.
      if (place.getBoundingClientRect().bottom < window.innerHeight / 3) place.scrollIntoView({ block: 'nearest' })
    }
    // A dialog may be open when the element goes: check again when it closes.
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

function pathOf(element: HTMLElement, frame: HTMLElement): HTMLElement[] {
  const path = [element]
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement) if (at.matches(PLACES)) path.push(at)
  return [...path, frame]
}
