import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { useAnchored, type AnchoredPlacement } from '../anchored/use-anchored.ts'
import { closeAllOverlays } from '../overlays/overlay-stack.ts'
import { useOverlay } from '../overlays/use-overlay.ts'

/** ms a finger has to rest, as long as phones take for their own menus. */
const LONG_PRESS = 500
/** px a resting finger may tremble. */
const TREMBLE = 10
/** ms to get from the element over to the tooltip (WCAG 1.4.13, hoverable). */
const WAY_OVER = 200

export interface TooltipTriggers {
  /** ms a pointer rests on the element before it shows. */
  delay: number
  /** A tap toggles it. */
  tap: boolean
  placement: AnchoredPlacement
}

/**
 * When a tooltip shows, where, and when it goes: by mouse, by keyboard, by touch. `anchor` and `triggers` are for what holds both
 * the element and the tooltip, `floating` is for the tooltip.
 */
export function useTooltip({ delay, tap, placement }: TooltipTriggers) {
  const [open, setOpen] = useState(false)
  const { anchor, floating } = useAnchored<HTMLSpanElement, HTMLSpanElement>({ open, placement })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touch = useRef<{ x: number; y: number; wasLong: boolean } | null>(null)

  const show = () => {
    clearTimeout(timer.current)
    // One at a time.
    if (!open) closeAllOverlays('tooltip')
    setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useOverlay({ kind: 'tooltip', open, part: floating, onClose: hide })
  const hideByPress = useEffectEvent(hide)
  useEffect(() => {
    if (!open) return
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && anchor.current?.contains(target))) hideByPress()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open, anchor])

  const triggers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (open) clearTimeout(timer.current)
      else after(delay, show)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') after(WAY_OVER, hide)
    },
    // Focus that a press brings shows nothing by itself: the press has its own meaning.
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) show()
    },
    onBlur: hide,
    onPointerDown: (event: PointerEvent) => {
      touch.current = null
      if (event.pointerType !== 'touch') return
      touch.current = { x: event.clientX, y: event.clientY, wasLong: false }
      after(LONG_PRESS, () => {
        if (touch.current) touch.current.wasLong = true
        show()
      })
    },
    onPointerMove: (event: PointerEvent) => {
      const from = touch.current
      if (!from || from.wasLong) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) clearTimeout(timer.current)
    },
    onPointerUp: () => {
      if (touch.current && !touch.current.wasLong) clearTimeout(timer.current)
    },
    onPointerCancel: () => {
      if (touch.current) clearTimeout(timer.current)
    },
    // A long press explains; it neither acts nor opens the browser's menu.
    onContextMenu: (event: MouseEvent) => {
      if (touch.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!touch.current?.wasLong) return
      event.preventDefault()
      event.stopPropagation()
      touch.current = null
    },
    onClick: (event: MouseEvent) => {
      // `detail` is 0 for a press by keyboard.
      if (!tap || (!touch.current && event.detail > 0)) return
      if (open) hide()
      else show()
    },
  }
  return { anchor, floating, triggers }
}
