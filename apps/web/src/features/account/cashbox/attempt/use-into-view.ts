import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls the element that replaced a form into view. Takes the focus that the removed button had, or gives it to the
 * first field.
 */
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
