import { useEffect, useRef, useState } from 'react'
import { lockScroll } from './lock-scroll.ts'

/**
 * A native dialog driven by a prop: `showModal` traps focus and makes the rest inert, closing gives focus and scroll back.
 * `present` stays true until the way out has been played, so that content does not vanish before its frame.
 */
export function useDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const before = document.activeElement
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const release = lockScroll()
    return () => {
      element.close()
      release()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open])

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
