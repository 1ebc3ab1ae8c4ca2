import { autoUpdate, computePosition, flip, hide, offset, shift, size, type Placement } from '@floating-ui/dom'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where the floating element wants to be: a side of the anchor and, after the hyphen, the edge it lines up with. */
export type AnchoredPlacement = Placement

export interface AnchoredOptions {
  /** Shown and kept in place while true. */
  open: boolean
  /** Gives way to the opposite side where there is no room. Default `bottom-start`. */
  placement?: AnchoredPlacement | undefined
  /** px between the two. Default 6. */
  gap?: number | undefined
  /** At least as wide as the anchor, as a list under its field is. Default false. */
  anchorWidth?: boolean | undefined
}

export interface Anchored<A extends Element, F extends HTMLElement> {
  /** Give it to what the floating element belongs to. */
  anchor: RefObject<A | null>
  /** Give it to an element with `popover="manual"`. */
  floating: RefObject<F | null>
}

/** px that stay free at the edges of the viewport. */
const MARGIN = 8

/**
 * Places a `popover="manual"` element by an anchor, in the top layer: no parent clips it, and inside a dialog it is not inert.
 * It turns over and slides to stay in view, and follows scrolling and resizing, but only while open.
 *
 * What it says back, for styles: `data-side` (top, right, bottom, left) once placed, `data-anchor-hidden` while the anchor is
 * scrolled out of view, and `--anchored-room` (px), the height there is: `max-h-(--anchored-room)`.
 * Everything is set through CSSOM after mount, which the policy allows. Give the element no display utility without `open:`.
 */
export function useAnchored<A extends Element = HTMLElement, F extends HTMLElement = HTMLElement>({
  open,
  placement = 'bottom-start',
  gap = 6,
  anchorWidth = false,
}: AnchoredOptions): Anchored<A, F> {
  const anchor = useRef<A>(null)
  const floating = useRef<F>(null)

  useLayoutEffect(() => {
    const from = anchor.current
    const element = floating.current
    if (!open || !from || !element) return
    const { style } = element
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', '0 auto auto 0'],
      ['margin', '0'],
    ] as const)
      style.setProperty(name, value)
    element.showPopover()

    let isCurrent = true
    const place = async () => {
      const at = await computePosition(from, element, {
        strategy: 'fixed',
        placement,
        middleware: [
          offset(gap),
          flip({ padding: MARGIN }),
          shift({ padding: MARGIN }),
          size({
            padding: MARGIN,
            apply({ availableHeight, rects }) {
              style.setProperty('--anchored-room', `${Math.floor(availableHeight)}px`)
              if (anchorWidth) style.setProperty('min-width', `${rects.reference.width}px`)
            },
          }),
          hide(),
        ],
      })
      if (!isCurrent) return
      style.setProperty('left', `${at.x}px`)
      style.setProperty('top', `${at.y}px`)
      element.dataset['side'] = at.placement.split('-')[0]
      element.toggleAttribute('data-anchor-hidden', at.middlewareData.hide?.referenceHidden === true)
    }
    const stop = autoUpdate(from, element, () => void place())
    return () => {
      isCurrent = false
      stop()
      if (element.isConnected) element.hidePopover()
    }
  }, [open, placement, gap, anchorWidth])

  return { anchor, floating }
}
