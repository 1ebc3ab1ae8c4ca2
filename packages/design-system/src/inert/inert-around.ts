/** Marks elements that stay usable around a dialog under the menu: the header and the bottom bar. */
export const ABOVE_MODALS = 'data-above-modals'

/** Makes everything inert except `part`, and elements that match `kept`. Returns the undo function. */
export function inertAround(part: HTMLElement, kept: string): () => void {
  const held: Element[] = []
  const hold = (element: Element) => {
    if (element === part || element.matches(`${kept}, [inert], script, style`)) return
    if (element.contains(part) || element.querySelector(kept)) {
      ;[...element.children].forEach(hold)
      return
    }
    element.setAttribute('inert', '')
    held.push(element)
  }
  ;[...document.body.children].forEach(hold)
  return () => held.forEach((element) => element.removeAttribute('inert'))
}
