import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls what replaced a form into view, and gives it the focus that the removed button had. */
export function useIntoView<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const place = ref.current
    place?.scrollIntoView({ block: 'nearest' })
    // Higher than the room between the sticky bars: its beginning counts.
    const under = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    if (place && place.getBoundingClientRect().top < under) place.scrollIntoView({ block: 'start' })
    if (document.activeElement === document.body)
      (place?.querySelector('input') ?? place)?.focus({ preventScroll: true })
  }, [])
  return ref
}
