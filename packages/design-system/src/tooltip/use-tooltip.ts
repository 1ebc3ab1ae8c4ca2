import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { useAnchored, type AnchoredPlacement } from '../anchored/use-anchored.ts'
import { closeAllOverlays } from '../overlays/overlay-stack.ts'
import { useOverlay } from '../overlays/use-overlay.ts'

/** ms. */
const LONG_PRESS = 500
/** px a resting finger may move. */
const PRESS_TOLERANCE = 10
/** ms to move the pointer onto the tooltip. */
const HOVER_GRACE = 200

export interface TooltipTriggers {
  delay: number
  tap: boolean
  placement: AnchoredPlacement
}

/** When a tooltip shows and hides. Spread `triggers` on the parent of element and tooltip. */
export function useTooltip({ delay, tap, placement }: TooltipTriggers) {
  const [open, setOpen] = useState(false)
  const { anchor, floating } = useAnchored<HTMLSpanElement, HTMLSpanElement>({ open, placement })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touch = useRef<{ x: number; y: number; wasLong: boolean } | null>(null)

  const show = () => {
    clearTimeout(timer.current)
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
      if (event.pointerType !== 'touch') after(HOVER_GRACE, hide)
    },
    // Focus by a press shows nothing.
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
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > PRESS_TOLERANCE) clearTimeout(timer.current)
    },
    onPointerUp: () => {
      if (touch.current && !touch.current.wasLong) clearTimeout(timer.current)
    },
    onPointerCancel: () => {
      if (touch.current) clearTimeout(timer.current)
    },
    // A long press must not act or open the browser's menu.
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
      // `detail` is 0 for a keyboard press.
      if (!tap || (!touch.current && event.detail > 0)) return
      if (open) hide()
      else show()
    },
  }
  return { anchor, floating, triggers }
}
