import { useRef, type PointerEvent } from 'react'

/** Past this many px, or this fast (px/ms), letting go closes the sheet. */
const CLOSE_DISTANCE = 96
const CLOSE_SPEED = 0.5

/** The sheet follows the finger on its handle, downwards; spread the result on the handle. */
export function useSheetDrag(sheet: { current: HTMLElement | null }, onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)

  const settle = (event: PointerEvent) => {
    const from = start.current
    const element = sheet.current
    start.current = null
    if (!from || !element) return
    element.style.removeProperty('transition')
    element.style.removeProperty('translate')
    const distance = event.clientY - from.y
    const speed = distance / Math.max(event.timeStamp - from.time, 1)
    if (event.type !== 'pointercancel' && (distance > CLOSE_DISTANCE || speed > CLOSE_SPEED)) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a, input')) return
      start.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !sheet.current) return
      sheet.current.style.setProperty('transition', 'none')
      sheet.current.style.setProperty('translate', `0 ${Math.max(0, event.clientY - start.current.y)}px`)
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  }
}
