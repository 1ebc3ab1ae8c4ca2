import { useEffect, useRef } from 'react'
import { useHandle, type Grip } from './use-handle.ts'
import { clampOffset, nextCorner, type Offset } from './window-position.ts'
import { clampWidth, nextWidth } from './window-size.ts'

/**
 * Moves and resizes an element by pointer, keys and presses. Writes `--window-x`, `--window-y`, `--window-width` by
 * CSSOM.
 */
export function useWindowDrag(isActive: boolean) {
  const frame = useRef<HTMLElement>(null)
  const offset = useRef<Offset>({ x: 0, y: 0 })
  /** The chosen offset: restored after a size or screen change that pushed the window away. */
  const chosen = useRef<Offset>({ x: 0, y: 0 })

  const screen = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })
  const widthNow = () => frame.current?.getBoundingClientRect().width ?? 0
  /** The window is held at its inline end. */
  const towardsEnd = (x: number) => (frame.current?.matches(':dir(rtl)') ? -x : x)
  const home = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left - offset.current.x, top: top - offset.current.y, width, height }
  }

  const place = (wanted: Offset) => {
    const element = frame.current
    if (!element) return
    offset.current = clampOffset(wanted, home(element), screen())
    element.style.setProperty('--window-x', `${offset.current.x}px`)
    element.style.setProperty('--window-y', `${offset.current.y}px`)
  }
  const move = (wanted: Offset) => {
    place(wanted)
    chosen.current = offset.current
  }
  const size = (wanted: number) => {
    frame.current?.style.setProperty('--window-width', `${clampWidth(wanted, screen())}px`)
    place(chosen.current)
  }

  useEffect(() => {
    if (!isActive) return
    const keepOnScreen = () => {
      const width = frame.current?.style.getPropertyValue('--window-width')
      if (width) size(Number.parseFloat(width))
      else place(chosen.current)
    }
    keepOnScreen()
    window.addEventListener('resize', keepOnScreen)
    return () => window.removeEventListener('resize', keepOnScreen)
  }, [isActive])

  const mark = (isDragged: boolean) => {
    if (frame.current) frame.current.toggleAttribute('data-dragging', isDragged)
  }
  const start = (): Grip => ({ offset: offset.current, width: widthNow() })
  const mover = useHandle(start, {
    mark,
    drag: (grip, moved) => move({ x: grip.offset.x + moved.x, y: grip.offset.y + moved.y }),
    step: (by) => move({ x: offset.current.x + by.x, y: offset.current.y + by.y }),
    press: () => {
      if (frame.current) move(nextCorner(offset.current, home(frame.current), screen(), towardsEnd(-Infinity)))
    },
  })
  const sizer = useHandle(start, {
    mark,
    drag: (grip, moved) => size(grip.width - towardsEnd(moved.x)),
    step: (by) => size(widthNow() - towardsEnd(by.x) - by.y),
    press: () => size(nextWidth(widthNow(), screen())),
  })
  return {
    frame,
    /** Drag and arrows move it; a press goes to the next corner. */
    mover,
    /** At the upper corner of the inline start: dragging it outwards enlarges. A press takes the next size. */
    sizer,
  }
}
