/** Stops the page from scrolling until released. Counted on the root element, so that copies of this module agree. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const count = () => Number(root.dataset['scrollLocked'] ?? 0)
  if (count() === 0 && window.innerWidth > root.clientWidth) root.dataset['scrollGutter'] = ''
  root.dataset['scrollLocked'] = String(count() + 1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (count() > 1) {
      root.dataset['scrollLocked'] = String(count() - 1)
      return
    }
    delete root.dataset['scrollLocked']
    delete root.dataset['scrollGutter']
  }
}
