import { useEffect, type RefObject } from 'react'

/** Between toasts and what has the focus, px. */
const GAP = 8
/** What stays in view of toasts and of the focused element where there is no room for both, px. */
const LEAST = 24
/** Where an element is looked at, as shares of its size. */
const SHARES = [0.05, 0.5, 0.95]

/** Moves toasts off the focused element where they cover it wholly, until focus or page move on (WCAG 2.4.11). */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return undefined
    let frame = 0
    let observed: HTMLElement | null = null
    const settle = () => {
      const toasts = region.current
      if (!toasts) return
      if (observed !== toasts) {
        observed = toasts
        size.observe(toasts)
      }
      toasts.style.removeProperty('top')
      const focused = document.activeElement
      if (focused && isHiddenBy(toasts, focused))
        toasts.style.setProperty('top', `${topBeside(focused, toasts)}px`, 'important')
    }
    const settleSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(settle)
    }
    const size = new ResizeObserver(settleSoon)
    settleSoon()
    document.addEventListener('focusin', settleSoon)
    document.addEventListener('focusout', settleSoon)
    document.addEventListener('scroll', settleSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      document.removeEventListener('focusin', settleSoon)
      document.removeEventListener('focusout', settleSoon)
      document.removeEventListener('scroll', settleSoon, { capture: true })
      observed?.style.removeProperty('top')
    }
  }, [region, count])
}

/** Whether nothing of an element in view is seen, and toasts are why. */
function isHiddenBy(toasts: Element, element: Element): boolean {
  if (toasts.contains(element)) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = SHARES.flatMap((x) => SHARES.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
  return seen.some((one) => toasts.contains(one)) && !seen.some((one) => one !== null && element.contains(one))
}

/** Below an element where there is room, else above it, else where some of both is in view. */
function topBeside(element: Element, toasts: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  const { height } = toasts.getBoundingClientRect()
  const [below, above] = [bottom + GAP, top - GAP - height]
  if (below + height <= innerHeight) return below
  return above >= 0 ? above : Math.min(below, Math.max(innerHeight - LEAST, top + LEAST))
}
