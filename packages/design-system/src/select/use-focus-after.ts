import { useEffect, useRef } from 'react'

/** Gives the focus to a control once its list is gone: a sheet holds the focus while it is there. */
export function useFocusAfter(open: boolean): (control: HTMLElement | null) => void {
  const next = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (open) return
    next.current?.focus({ preventScroll: true })
    next.current = null
  }, [open])
  return (control) => {
    next.current = control
  }
}
