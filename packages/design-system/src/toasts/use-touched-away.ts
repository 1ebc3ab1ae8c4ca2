import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells sonner that no pointer is over its list after a toast closed. It stops all lifetimes between events of the mouse,
 * and neither a removed element nor a finger sends the second one.
 */
export function useTouchedAway(region: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const hasClosed = count < before.current
    before.current = count
    const list = region.current?.querySelector('ol')
    if (!hasClosed || !list || (matchMedia('(hover: hover)').matches && list.matches(':hover'))) return
    list.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  }, [region, count])
}
