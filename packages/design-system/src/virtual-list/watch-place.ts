/**
 * Calls `look`, once a frame at most, when the element may have moved in the window: after a scroll, and when its size
 * changes. The first call comes with the next frame. Returns stop.
 */
export function watchPlace(element: Element, look: () => void): () => void {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      look()
    })
  }
  const sizes = new ResizeObserver(soon)
  sizes.observe(element)
  window.addEventListener('scroll', soon, { passive: true })
  return () => {
    sizes.disconnect()
    window.removeEventListener('scroll', soon)
    cancelAnimationFrame(frame)
  }
}
