import { useEffect, useEffectEvent, type RefObject } from 'react'
import { SheetPull } from './sheet-pull.ts'

/** px of a touch before it is told whether it pulls the sheet or scrolls. */
const SLOP = 3

export interface SheetDragOptions {
  enabled: boolean
  sheet: RefObject<HTMLElement | null>
  /** The mark to pull by. Where styles hide it, the sheet is a centred dialog and does not move. */
  grip: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The sheet follows the finger downwards: by its head, or by its content once that is scrolled to its top, so that scrolling
 * and pulling never fight. A touch decides once, at its first px. A mouse pulls by the head.
 */
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
      // Styles take over from where the finger left it: out, or back to its place.
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
        if (Math.max(Math.abs(down), aside) < SLOP) return
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
    // Not passive: what pulls the sheet must not scroll as well.
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

/** What is drawn along itself keeps its finger, and so does content that is scrolled down. */
function mayPull(target: EventTarget | null, sheet: Element): boolean {
  if (!(target instanceof Element) || target.closest('input[type=range], textarea, select, [data-no-pull]'))
    return false
  for (let part: Element | null = target; part && part !== sheet; part = part.parentElement)
    if (part.scrollTop > 0) return false
  return true
}
