import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { enterOverlay, topDialog } from '../overlays/overlay-stack.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { inertAround } from './inert-around.ts'
import { lockScroll } from './lock-scroll.ts'

export interface DialogOptions {
  open: boolean
  underMenu: boolean
  dismissible: boolean
  stays: boolean
  onClose: () => void
}

/** Where each dialog returns focus. A dialog opened from one that is closed by then uses that one's target. */
const returns = new WeakMap<Element, Element | null>()

function returnTarget(from: Element | null): Element | null {
  const asked = new Set<Element>()
  let target = from
  for (;;) {
    const gone = target?.closest('dialog:not([open])')
    if (!gone) return target
    if (asked.has(gone)) return null
    asked.add(gone)
    target = returns.get(gone) ?? null
  }
}

/** A native dialog driven by a prop. `present` stays true until the closing animation ended. */
export function useDialog({ open, underMenu, dismissible, stays, onClose }: DialogOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const active = document.activeElement
    const before = element.contains(active) ? (returns.get(element) ?? null) : active
    returns.set(element, before)
    element.toggleAttribute('data-stacked', topDialog() !== null)
    if (underMenu) element.show()
    else element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const free = underMenu ? inertAround(element) : undefined
    const release = lockScroll()
    const leave = underMenu ? undefined : enterOverlay({ kind: 'modal', element, stays, close: () => close() })
    return () => {
      leave?.()
      free?.()
      element.close()
      release()
      const target = returnTarget(before)
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    }
  }, [open, underMenu, stays])

  // Without a native modal, listen for Escape.
  useOverlay({ kind: 'modal', open: open && underMenu, part: dialog, onClose, escape: dismissible })

  useEffect(() => {
    const element = dialog.current
    if (open || !present || !element) return
    let isCurrent = true
    const leave = () => {
      if (isCurrent) setPresent(false)
    }
    void Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(leave)
    return () => {
      isCurrent = false
    }
  }, [open, present])

  return { dialog, present: open || present }
}
