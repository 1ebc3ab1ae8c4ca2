import { useLayoutEffect, useRef, useState } from 'react'
import { openOverlays, useOpenOverlay } from '../overlays/open-overlays.ts'
import { hideMenus } from '../overlays/hide-menus.ts'
import { tabStops } from '../overlays/tab-through.ts'

export interface DialogOptions {
  open: boolean
  dismissible: boolean
  stays: boolean
  onClose: () => void
}

/** Where each dialog returns focus. */
const returns = new WeakMap<Element, Element | null>()

/** What each of these was in, as it is gone when the dialog has changed the page. */
const surroundings = new WeakMap<Element, readonly HTMLElement[]>()
const PLACES = 'li, section, form, article, main, [role]'

function rememberSurroundings(element: Element | null): void {
  if (!element) return
  const places: HTMLElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(PLACES)) places.push(at)
  surroundings.set(element, places)
}

/** Focuses an element, or the nearest place around it that is left, or what covers the page by then. */
function focusAgain(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  if (target.isConnected && !target.closest('[inert]')) return
  const place =
    surroundings.get(target)?.find((one) => one.isConnected && !one.closest('[inert], [aria-hidden=true]')) ??
    document.querySelector<HTMLElement>('[data-covers]')
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

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

const isBackdrop = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-slot=modal-backdrop]') !== null

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
    hideMenus()
    before.current = document.activeElement
    rememberSurroundings(before.current)
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
        focusAgain(returnTarget(before.current))
      },
      onEscapeKeyDown: (event: KeyboardEvent) => {
        const isTaken = event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null
        if (!dismissible || isTaken) event.preventDefault()
      },
      // Only its backdrop: another press is one of a foreign layer, such as a password manager's button.
      onInteractOutside: (event: Event) => {
        if (!dismissible || !isBackdrop(event.target)) event.preventDefault()
      },
    },
  }
}
