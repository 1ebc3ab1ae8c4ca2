/**
 * Holds the page still while a dialog is open. Dialogs stack: the last release gives the scroll back.
 * The count lives on the root element, so that two copies of this module still agree.
 */
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
