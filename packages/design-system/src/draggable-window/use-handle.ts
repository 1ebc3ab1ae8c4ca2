import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { keyStep, type Offset } from './window-position.ts'

/** px a pointer may move and still count as a press. */
const PRESS_TOLERANCE = 4

/** Offset and width at the start of a drag. */
export interface Grip {
  offset: Offset
  width: number
}

export interface HandleActions {
  drag: (grip: Grip, moved: Offset) => void
  /** Arrow key: px to the right and down. */
  step: (by: Offset) => void
  /** Click, tap, Enter or Space: the alternative to dragging. */
  press: () => void
  mark: (isDragged: boolean) => void
}

/** Makes a button a handle for dragging, arrow keys and presses. */
export function useHandle(start: () => Grip, actions: HandleActions) {
  const hold = useRef<{ from: Offset; grip: Grip } | null>(null)
  const wasDragged = useRef(false)
  const release = () => {
    hold.current = null
    actions.mark(false)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      wasDragged.current = false
      hold.current = { from: { x: event.clientX, y: event.clientY }, grip: start() }
      // Capture the pointer, also over the game's frame.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!hold.current) return
      const { from, grip } = hold.current
      const moved = { x: event.clientX - from.x, y: event.clientY - from.y }
      if (!wasDragged.current && Math.hypot(moved.x, moved.y) > PRESS_TOLERANCE) {
        wasDragged.current = true
        actions.mark(true)
      }
      if (wasDragged.current) actions.drag(grip, moved)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      wasDragged.current = false
      const by = keyStep(event.key, event.shiftKey)
      if (!by) return
      event.preventDefault()
      actions.step(by)
    },
    onClick: () => {
      if (!wasDragged.current) actions.press()
    },
  }
}
