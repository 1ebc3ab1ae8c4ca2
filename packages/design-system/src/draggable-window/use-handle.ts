import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { keyStep, type Offset } from './window-position.ts'

/** px a pointer may tremble and still mean a press. */
const TREMBLE = 4

/** The window as it was when it was taken hold of. */
export interface Grip {
  offset: Offset
  width: number
}

export interface HandleActions {
  /** The pointer has moved by `moved` since it took hold. */
  drag: (grip: Grip, moved: Offset) => void
  /** An arrow key: px to the right and down. */
  step: (by: Offset) => void
  /** Clicked, tapped, Enter or Space: what drags can also be had without. */
  press: () => void
  /** Whether it is being dragged has changed. */
  mark: (isDragged: boolean) => void
}

/** What makes a button a handle: dragged, driven by arrows, or pressed. */
export function useHandle(start: () => Grip, actions: HandleActions) {
  const hold = useRef<{ from: Offset; grip: Grip } | null>(null)
  const wasDragged = useRef(false)
  const letGo = () => {
    hold.current = null
    actions.mark(false)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      wasDragged.current = false
      hold.current = { from: { x: event.clientX, y: event.clientY }, grip: start() }
      // Captured: the pointer stays ours also over the game's frame.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!hold.current) return
      const { from, grip } = hold.current
      const moved = { x: event.clientX - from.x, y: event.clientY - from.y }
      if (!wasDragged.current && Math.hypot(moved.x, moved.y) > TREMBLE) {
        wasDragged.current = true
        actions.mark(true)
      }
      if (wasDragged.current) actions.drag(grip, moved)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      wasDragged.current = false
      const by = keyStep(event.key, event.shiftKey)
      if (!by) return
      event.preventDefault()
      actions.step(by)
    },
    onClick: () => {
      // A click that ends a drag is none.
      if (!wasDragged.current) actions.press()
    },
  }
}
