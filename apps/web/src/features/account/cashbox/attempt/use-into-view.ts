import { useEffect, useRef, type RefObject } from 'react'

/**
 * Brings what has just taken a form's place before the player, who may have scrolled to the form's end; takes the focus that the
 * form's button had, and hands it to the field there is to fill in.
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
