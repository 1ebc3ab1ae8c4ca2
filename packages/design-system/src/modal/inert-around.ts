/** Marks elements that stay usable around a dialog under the menu: the header and the bottom bar. */
export const ABOVE_MODALS = 'data-above-modals'

/**
 * Makes everything inert except `dialog`, layers of other overlays, and elements marked `data-above-modals`. Returns the
 * undo function.
 */
export function inertAround(dialog: HTMLElement): () => void {
  const held: Element[] = []
  const hold = (element: Element) => {
    if (element === dialog || element.matches(`[${ABOVE_MODALS}], [popover], [inert], script, style`)) return
    if (element.contains(dialog) || element.querySelector(`[${ABOVE_MODALS}], [popover]`)) {
      ;[...element.children].forEach(hold)
      return
    }
    element.setAttribute('inert', '')
    held.push(element)
  }
  ;[...document.body.children].forEach(hold)
  return () => held.forEach((element) => element.removeAttribute('inert'))
}
