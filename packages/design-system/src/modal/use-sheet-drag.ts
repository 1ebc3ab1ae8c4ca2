import { useEffect, useEffectEvent, type RefObject } from 'react'
import { SheetPull } from './sheet-pull.ts'

/** px of a touch before it counts as dragging or scrolling. */
const DRAG_THRESHOLD = 3

export interface SheetDragOptions {
  enabled: boolean
  sheet: RefObject<HTMLElement | null>
  /** The handle. Where styles hide it, the dialog is centred and cannot be dragged. */
  grip: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Drags the sheet down by its head, or by content that is scrolled to the top. A touch decides at its first px. */
export function useSheetDrag({ enabled, sheet, grip, onClose }: SheetDragOptions) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = sheet.current
    if (!enabled || !element) return
    let touched: { x: number; y: number; mayPull: boolean } | null = null
    let pull: SheetPull | null = null

    const isSheet = () => (grip.current?.getClientRects().length ?? 0) > 0
    const follow = (y: number, time: number) => {
      pull?.move({ y, time })
      element.style.setProperty('transition', 'none')
      element.style.setProperty('translate', `0 ${pull?.offset ?? 0}px`)
    }
    const settle = (time: number | null) => {
      const done = pull
      pull = null
      touched = null
      if (!done) return
      const closes = time !== null && done.closes(element.offsetHeight, time)
      element.style.removeProperty('transition')
      element.style.removeProperty('translate')
      if (closes) close()
    }

    const touchStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!touch || event.touches.length > 1 || !isSheet()) return settle(null)
      touched = { x: touch.clientX, y: touch.clientY, mayPull: mayPull(event.target, element) }
    }
    const touchMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!touch || !touched) return
      if (!pull) {
        const down = touch.clientY - touched.y
        const aside = Math.abs(touch.clientX - touched.x)
        if (Math.max(Math.abs(down), aside) < DRAG_THRESHOLD) return
        if (!touched.mayPull || down < aside || !event.cancelable) {
          touched = null
          return
        }
        pull = new SheetPull({ y: touch.clientY, time: event.timeStamp })
      }
      event.preventDefault()
      follow(touch.clientY, event.timeStamp)
    }
    const touchEnd = (event: TouchEvent) => settle(event.timeStamp)
    const touchCancel = () => settle(null)

    const head = grip.current?.parentElement
    const mouseDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0 || !isSheet() || isControl(event.target)) return
      head?.setPointerCapture(event.pointerId)
      pull = new SheetPull({ y: event.clientY, time: event.timeStamp })
    }
    const mouseMove = (event: PointerEvent) => {
      if (pull && event.pointerType !== 'touch') follow(event.clientY, event.timeStamp)
    }
    const mouseUp = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') settle(event.type === 'pointerup' ? event.timeStamp : null)
    }

    const leave = new AbortController()
    const { signal } = leave
    element.addEventListener('touchstart', touchStart, { signal, passive: true })
    // Not passive: dragging the sheet must not scroll.
    element.addEventListener('touchmove', touchMove, { signal, passive: false })
    element.addEventListener('touchend', touchEnd, { signal })
    element.addEventListener('touchcancel', touchCancel, { signal })
    head?.addEventListener('pointerdown', mouseDown, { signal })
    head?.addEventListener('pointermove', mouseMove, { signal })
    head?.addEventListener('pointerup', mouseUp, { signal })
    head?.addEventListener('pointercancel', mouseUp, { signal })
    return () => {
      leave.abort()
      settle(null)
    }
  }, [enabled, sheet, grip])
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, label') !== null
}

/** Sliders, text areas and scrolled content keep their touches. */
function mayPull(target: EventTarget | null, sheet: Element): boolean {
  if (!(target instanceof Element) || target.closest('input[type=range], textarea, select, [data-no-pull]'))
    return false
  for (let part: Element | null = target; part && part !== sheet; part = part.parentElement)
    if (part.scrollTop > 0) return false
  return true
}
