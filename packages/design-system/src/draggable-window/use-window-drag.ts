import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { clampOffset, keyStep, type Offset } from './window-position.ts'

/**
 * Moves an element by pointer and arrow keys and keeps it on the screen. The place goes into `--window-x` and `--window-y`
 * through CSSOM: allowed by a strict CSP, and React never hears of it.
 */
export function useWindowDrag(isActive: boolean) {
  const frame = useRef<HTMLElement>(null)
  const offset = useRef<Offset>({ x: 0, y: 0 })
  const grip = useRef<Offset | null>(null)

  const place = (wanted: Offset) => {
    const element = frame.current
    if (!element) return
    const box = element.getBoundingClientRect()
    const { x, y } = offset.current
    const home = { left: box.left - x, top: box.top - y, width: box.width, height: box.height }
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
    offset.current = clampOffset(wanted, home, screen)
    element.style.setProperty('--window-x', `${offset.current.x}px`)
    element.style.setProperty('--window-y', `${offset.current.y}px`)
  }

  useEffect(() => {
    if (!isActive) return
    const keepOnScreen = () => place(offset.current)
    keepOnScreen()
    window.addEventListener('resize', keepOnScreen)
    return () => window.removeEventListener('resize', keepOnScreen)
  }, [isActive])

  const letGo = () => {
    grip.current = null
    delete frame.current?.dataset['dragging']
  }
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
      // Captured: the pointer stays ours also over the game's frame.
      event.currentTarget.setPointerCapture(event.pointerId)
      if (frame.current) frame.current.dataset['dragging'] = ''
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current) place({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const step = keyStep(event.key, event.shiftKey)
      if (!step) return
      event.preventDefault()
      place({ x: offset.current.x + step.x, y: offset.current.y + step.y })
    },
  }
  return { frame, handle }
}
