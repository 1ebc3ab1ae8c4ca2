const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, iframe, [tabindex]'

/** Elements that Tab stops at, in their order. */
export function tabStops(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert]') && element.checkVisibility(),
  )
}

/** Moves Tab from the end of one part to the beginning of the next, in a ring, and back. */
export function tabThrough(parts: readonly Element[], event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const rings = parts.map(tabStops).filter((stops) => stops.length > 0)
  const current = rings.findIndex((stops) => (event.shiftKey ? stops[0] : stops.at(-1)) === document.activeElement)
  if (rings.length < 2 || current < 0) return
  const next = rings.at((current + (event.shiftKey ? -1 : 1)) % rings.length)
  event.preventDefault()
  ;(event.shiftKey ? next?.at(-1) : next?.[0])?.focus()
}
