import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls what replaced a form into view, and gives it the focus that the removed button had. */
export function useIntoView<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const place = ref.current
    place?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body)
      (place?.querySelector('input') ?? place)?.focus({ preventScroll: true })
  }, [])
  return ref
}
