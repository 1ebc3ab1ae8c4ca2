import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** Says whether a toast has focus, and moves focus on when the toast that has it closes. */
export function useToastFocus(shown: readonly string[]) {
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const turn = shown.join('\n')

  // What is removed or made inert fires no blur.
  useEffect(() => {
    const look = requestAnimationFrame(() => {
      const element = region.current
      if (!element) return
      const isLost = cameFrom.current !== null && document.activeElement === document.body
      setIsFocused(element.contains(document.activeElement))
      if (!isLost) return
      const next = element.querySelector<HTMLElement>('[data-slot=toast]:not([inert]) :is(button, a[href])')
      const target = next ?? cameFrom.current
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(look)
  }, [turn])

  return {
    region,
    isFocused,
    focusHandlers: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        setIsFocused(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsFocused(false)
        // Without a next element it was removed: the effect above looks after it.
        if (relatedTarget) cameFrom.current = null
      },
    },
  }
}
