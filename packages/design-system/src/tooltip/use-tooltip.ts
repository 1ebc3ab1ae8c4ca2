import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { useOpenOverlay } from '../overlays/open-overlays.ts'

/** ms. */
const LONG_PRESS = 500
/** px a resting finger may move. */
const PRESS_TOLERANCE = 10

/** Opens a tooltip by touch, which Radix leaves out. Spread `touch` on the parent of the element. */
export function useTooltip({ tap }: { tap: boolean }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<{ x: number; y: number; wasLong: boolean } | null>(null)
  /** Radix closes an open tooltip at the press that is to toggle it. */
  const wasOpen = useRef(false)

  const stopWaiting = () => clearTimeout(timer.current)
  useEffect(() => stopWaiting, [])
  useOpenOverlay({ kind: 'tooltip', open, onClose: () => setOpen(false) })

  const touch = {
    onPointerDownCapture: (event: PointerEvent) => {
      wasOpen.current = open
      press.current = null
      if (event.pointerType !== 'touch') return
      press.current = { x: event.clientX, y: event.clientY, wasLong: false }
      stopWaiting()
      timer.current = setTimeout(() => {
        if (press.current) press.current.wasLong = true
        setOpen(true)
      }, LONG_PRESS)
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current
      if (!from || from.wasLong) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > PRESS_TOLERANCE) stopWaiting()
    },
    onPointerUp: stopWaiting,
    onPointerCancel: stopWaiting,
    // A long press must not act or open the browser's menu.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      // A keyboard press has no pointer before it.
      if (event.detail === 0) wasOpen.current = open
      if (!press.current?.wasLong) return
      event.preventDefault()
      event.stopPropagation()
      press.current = null
    },
    onClick: (event: MouseEvent) => {
      if (tap && (press.current || event.detail === 0)) setOpen(!wasOpen.current)
    },
  }
  return { open, setOpen, touch }
}
