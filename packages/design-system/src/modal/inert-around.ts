/** What stays usable around a dialog that lies under the menu: the header and the bottom bar carry this attribute. */
export const ABOVE_MODALS = 'data-above-modals'

/** Takes all but `dialog` and what is marked out of reach of pointer, keyboard and screen reader; returns the way back. */
export function inertAround(dialog: HTMLElement): () => void {
  const held: Element[] = []
  const hold = (element: Element) => {
    if (element === dialog || element.matches(`[${ABOVE_MODALS}], [inert], script, style`)) return
    if (element.contains(dialog) || element.querySelector(`[${ABOVE_MODALS}]`)) {
      ;[...element.children].forEach(hold)
      return
    }
    element.setAttribute('inert', '')
    held.push(element)
  }
  ;[...document.body.children].forEach(hold)
  return () => held.forEach((element) => element.removeAttribute('inert'))
}
