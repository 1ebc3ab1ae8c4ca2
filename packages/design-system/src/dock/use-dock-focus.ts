import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { inertAround } from '../inert/inert-around.ts'
import { hideMenus } from '../overlays/hide-menus.ts'

export interface DockFocus {
  readonly panel: RefObject<HTMLElement | null>
  readonly heading: RefObject<HTMLElement | null>
  readonly open: boolean
  /** It is open and covers the page. */
  readonly covers: boolean
  readonly takesFocus: boolean
  readonly onMinimise: () => void
}

/**
 * Moves the focus to the heading when the dock opens and back when it closes, and minimises it by Escape. A page that it
 * covers is out of reach, and Escape works wherever the focus is.
 */
export function useDockFocus({ panel, heading, open, covers, takesFocus, onMinimise }: DockFocus): void {
  const opener = useRef<HTMLElement | null>(null)
  const enter = useEffectEvent(() => {
    hideMenus()
    const { activeElement } = document
    opener.current = activeElement instanceof HTMLElement ? activeElement : null
    if (takesFocus) heading.current?.focus()
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(covers || panel.current?.contains(document.activeElement))) return
    event.stopPropagation()
    onMinimise()
  })

  useEffect(() => {
    if (!open) return undefined
    enter()
    // Before the listeners of dialogs, which would close the topmost one.
    const press = (event: KeyboardEvent) => escape(event)
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [open])

  useEffect(() => {
    const dock = panel.current
    if (!covers || !dock) return undefined
    // Also of a page that became as narrow.
    if (!dock.contains(document.activeElement)) heading.current?.focus()
    return inertAround(dock, '[popover]')
  }, [covers, panel, heading])

  // After the cleanup above: what is inert takes no focus.
  useEffect(() => {
    const dock = panel.current
    if (!open || !dock) return undefined
    return () => {
      // What is inert has lost the focus already: to nothing.
      const { activeElement } = document
      const isLost = activeElement === document.body || activeElement === null || dock.contains(activeElement)
      if (isLost && opener.current?.isConnected) opener.current.focus()
    }
  }, [open, panel])
}
