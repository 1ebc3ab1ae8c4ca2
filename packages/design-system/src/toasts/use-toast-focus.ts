import { useEffect, useRef, useState, type FocusEvent } from 'react'

const TOAST = '[data-slot=toast]'

/** Says whether a toast has focus, and moves focus on when the toast that has it closes. */
export function useToastFocus(shown: readonly string[]) {
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  /** The toast that has focus, or had it when it closed. */
  const holder = useRef<HTMLElement | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const turn = shown.join('\n')

  useEffect(() => {
    const look = requestAnimationFrame(() => {
      if (!holder.current?.inert) return
      holder.current = null
      const next = region.current?.querySelector<HTMLElement>(`${TOAST}:not([inert]) :is(button, a[href])`)
      const target = next ?? cameFrom.current
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(look)
  }, [turn])

  return {
    region,
    isFocused,
    focusHandlers: {
      onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        holder.current = target.closest<HTMLElement>(TOAST)
        setIsFocused(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsFocused(false)
        if (!holder.current?.inert) holder.current = null
      },
    },
  }
}
