import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import { openOverlays, useOpenOverlay } from '../overlays/open-overlays.ts'

/** ms. */
const LONG_PRESS = 500
/** ms that the mouse may take from the element to the panel. */
const WAY_TO_PANEL = 300
/** px a resting finger may move. */
const PRESS_TOLERANCE = 10

export interface TooltipBehaviour {
  readonly tap: boolean
  /** ms of hover before it shows. */
  readonly delay: number
}

/** When a tooltip is open. Spread `anchor` on the parent of the explained element, and `panel` on the panel. */
export function useTooltip({ tap, delay }: TooltipBehaviour) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<{ x: number; y: number; wasLong: boolean } | null>(null)
  /** The press that is to toggle an open tooltip closes it first. */
  const wasOpen = useRef(false)
  /** A press in the panel takes the focus from the element, and closes nothing: the text may be selected. */
  const pressesPanel = useRef(false)

  const stopWaiting = () => clearTimeout(timer.current)
  useEffect(() => stopWaiting, [])
  const close = () => {
    stopWaiting()
    setOpen(false)
  }
  useOpenOverlay({ kind: 'tooltip', open, onClose: close })

  const show = () => {
    stopWaiting()
    for (const overlay of openOverlays()) if (overlay.kind === 'tooltip') overlay.close()
    setOpen(true)
  }
  const wait = (ms: number, then: () => void) => {
    stopWaiting()
    timer.current = setTimeout(then, ms)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') wait(WAY_TO_PANEL, close)
  }

  /** The panel stands in the anchor, and what is pressed there is not the explained element. */
  const isInPanel = ({ target }: SyntheticEvent) => (target as Element).closest('[data-slot="tooltip"]') !== null

  const anchor = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') wait(open ? 0 : delay, show)
    },
    onPointerLeave: leave,
    onPointerDownCapture: (event: PointerEvent) => {
      pressesPanel.current = isInPanel(event)
      if (pressesPanel.current) return
      wasOpen.current = open
      press.current = null
      close()
      if (event.pointerType !== 'touch') return
      press.current = { x: event.clientX, y: event.clientY, wasLong: false }
      wait(LONG_PRESS, () => {
        if (press.current) press.current.wasLong = true
        show()
      })
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current
      if (!from || from.wasLong) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > PRESS_TOLERANCE) stopWaiting()
    },
    onPointerUp: () => press.current && stopWaiting(),
    onPointerCancel: stopWaiting,
    // A long press must not act or open the browser's menu.
    onContextMenu: (event: MouseEvent) => {
      if (press.current && !isInPanel(event)) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (isInPanel(event)) return
      // A keyboard press has no pointer before it: a long press before it may have ended without a click.
      if (event.detail === 0) {
        wasOpen.current = open
        press.current = null
      }
      if (!press.current?.wasLong) return
      event.preventDefault()
      event.stopPropagation()
      press.current = null
    },
    onClick: (event: MouseEvent) => {
      if (isInPanel(event)) return
      const isToggled = tap && (press.current !== null || event.detail === 0)
      if (isToggled && !wasOpen.current) show()
      else close()
    },
    // Focus that a press, or a dialog on closing, gave shows nothing.
    onFocus: (event: FocusEvent) => {
      pressesPanel.current = false
      if (event.target.matches(':focus-visible')) show()
    },
    onBlur: () => {
      if (!pressesPanel.current) close()
      pressesPanel.current = false
    },
  }
  const panel = {
    // Keeps the timer: the press outside that closes the panel may be a long one on the element.
    onClose: () => setOpen(false),
    onPointerEnter: stopWaiting,
    onPointerLeave: leave,
  }
  return { open, anchor, panel }
}
