/**
 * Runs in a page: what its layout does that no page may do. Nothing is wider than the window, rows stand at their start, and
 * no text is cut off by a box that cannot be scrolled and does not say so by an ellipsis.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window`)
  for (const row of document.querySelectorAll('[data-slot=row-list]'))
    if (row.scrollLeft !== 0)
      faults.push(`a row stands scrolled by ${row.scrollLeft} px: ${row.textContent.slice(0, 40)}`)

  /** Not drawn, or drawn when its turn comes. */
  const apart = '[aria-hidden=true], [inert], script, style, template, [aria-roledescription]'
  /** Pixels that a glyph may stand out of its line. */
  const tolerance = 3
  const isCutOnPurpose = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.clipPath !== 'none'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  /** Asked for once: the texts of a page have the most of what is around them in common. */
  const known = new Map<Element, { style: CSSStyleDeclaration; edge: DOMRect }>()
  const boxOf = (element: Element) => {
    const box = known.get(element) ?? { style: getComputedStyle(element), edge: element.getBoundingClientRect() }
    known.set(element, box)
    return box
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || !text.textContent?.trim() || parent.closest(apart)) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const { style, edge } = boxOf(around)
      if (isCutOnPurpose(style) || style.position === 'fixed') break
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
      if (edge.width <= 1 || edge.height <= 1) break
      const [outX, outY] = [
        Math.max(edge.left - box.left, box.right - edge.right),
        Math.max(edge.top - box.top, box.bottom - edge.bottom),
      ]
      if ((cuts(style.overflowX) && outX > tolerance) || (cuts(style.overflowY) && outY > tolerance)) {
        faults.push(`cut off by ${Math.round(Math.max(outX, outY))} px: ${text.textContent.trim().slice(0, 60)}`)
        break
      }
    }
  }
  return faults
}
