import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

export interface DockFocus {
  readonly panel: RefObject<HTMLElement | null>
  readonly heading: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly takesFocus: boolean
  readonly onMinimise: () => void
}

/** Moves the focus to the heading when the dock opens and back when it closes, and minimises it by Escape. */
export function useDockFocus({ panel, heading, open, takesFocus, onMinimise }: DockFocus): void {
  const opener = useRef<HTMLElement | null>(null)
  const enter = useEffectEvent(() => {
    const { activeElement } = document
    opener.current = activeElement instanceof HTMLElement ? activeElement : null
    if (takesFocus) heading.current?.focus()
  })
  const minimise = useEffectEvent(onMinimise)

  useEffect(() => {
    const dock = panel.current
    if (!open || !dock) return undefined
    enter()
    // Before the listeners of dialogs, which would close the topmost one.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dock.contains(document.activeElement)) return
      event.stopPropagation()
      minimise()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
      // What is inert has lost the focus already: to nothing.
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement === null || dock.contains(activeElement)
      if (isLost && opener.current?.isConnected) opener.current.focus()
    }
  }, [open, panel])
}
