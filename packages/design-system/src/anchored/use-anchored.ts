import { autoUpdate, computePosition, flip, hide, offset, shift, size } from '@floating-ui/dom'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { AnchoredPlacement } from './placement.ts'

export interface AnchoredOptions {
  open: boolean
  /** Flips to the opposite side where there is no room. Default `bottom-start`. */
  placement?: AnchoredPlacement | undefined
  /** px between the two. Default 6. */
  gap?: number | undefined
  anchorWidth?: boolean | undefined
}

export interface Anchored<A extends Element, F extends HTMLElement> {
  anchor: RefObject<A | null>
  /** Ref of an element with `popover="manual"`. */
  floating: RefObject<F | null>
}

const MARGIN = 8

/**
 * Positions a `popover="manual"` element next to an anchor, in the top layer. Flips and shifts to stay in view.
 *
 * Sets `data-side` once placed, `data-anchor-hidden` while the anchor is scrolled out of view, and `--anchored-room`
 * (available height, px), all through CSSOM. Use display utilities on the element only with `open:`.
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
