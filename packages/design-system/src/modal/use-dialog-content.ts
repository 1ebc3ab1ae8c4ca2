import { useLayoutEffect, useRef, useState } from 'react'
import { openOverlays, useOpenOverlay } from '../overlays/open-overlays.ts'
import { tabStops } from '../overlays/tab-through.ts'

export interface DialogOptions {
  open: boolean
  dismissible: boolean
  stays: boolean
  onClose: () => void
}

/** Where each dialog returns focus. */
const returns = new WeakMap<Element, Element | null>()

/** A dialog opened from one that is closed by then uses that one's target. */
function returnTarget(from: Element | null): Element | null {
  const asked = new Set<Element>()
  let target = from
  for (;;) {
    const dialog = target?.closest<HTMLElement>('[data-dialog-content]')
    if (!dialog || (dialog.isConnected && dialog.dataset['state'] === 'open')) return target
    if (asked.has(dialog)) return null
    asked.add(dialog)
    target = returns.get(dialog) ?? null
  }
}

/** What Radix' dialog leaves to its owner: first focus, focus return without a trigger, and closing from outside. */
export function useDialogContent({ open, dismissible, stays, onClose }: DialogOptions) {
  const before = useRef<Element | null>(null)
  const atClosing = useRef<Element | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [isStacked, setIsStacked] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setIsStacked(openOverlays().some(({ kind }) => kind === 'modal'))
  }

  useLayoutEffect(() => {
    if (!open) return
    // As a native dialog does. It also returns focus from the menu to its button.
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:not([popover=manual]):popover-open'))
      menu.hidePopover()
    before.current = document.activeElement
    return () => {
      atClosing.current = document.activeElement
    }
  }, [open])

  useOpenOverlay({ kind: 'modal', open, stays, onClose })

  return {
    /** Another dialog was open before. */
    isStacked,
    onOpenChange: (next: boolean) => {
      if (!next) onClose()
    },
    content: {
      'data-dialog-content': '',
      onOpenAutoFocus: (event: Event) => {
        event.preventDefault()
        const content = event.currentTarget as HTMLElement
        returns.set(content, before.current)
        const target = content.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(content)[0] ?? content
        target.focus()
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault()
        const { activeElement } = document
        // Focus that moved since was put there.
        if (activeElement !== document.body && activeElement !== atClosing.current) return
        const target = returnTarget(before.current)
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      },
      onEscapeKeyDown: (event: KeyboardEvent) => {
        const isTaken = event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null
        if (!dismissible || isTaken) event.preventDefault()
      },
      onInteractOutside: (event: Event) => {
        if (!dismissible) event.preventDefault()
      },
    },
  }
}
