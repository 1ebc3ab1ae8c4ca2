import { useEffect, useRef, type RefObject } from 'react'
import { arrowKey } from '#shared/texts/arrow-key.ts'
import { FIELD, moveByKey } from './result-keys.ts'

/** Arrows and letters. Other keys stay the dialog's: Page Down scrolls it, Tab leads to its first control. */
const GOES_ON = /^(?:Arrow\w+|\S)$/

/**
 * Arrow keys move between the field and the `[data-result]` links; a letter typed on a result goes into the field. Where a
 * new answer has taken the focused result away, the keys go on from the field.
 */
export function useResultKeys(field: RefObject<HTMLInputElement | null>): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const element = panel.current
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return
      // The dialog has the focus of a result that is gone.
      if (document.activeElement?.contains(element) && GOES_ON.test(event.key)) field.current?.focus()
      if (!element.contains(document.activeElement)) return
      // Return early for other keys in the field: measuring the results forces a layout.
      if (document.activeElement === field.current && event.key !== 'ArrowDown') return
      const results = [...element.querySelectorAll<HTMLElement>('[data-result]')]
      const index = results.findIndex((result) => result === document.activeElement)
      if (index === FIELD && document.activeElement !== field.current) return
      const to = moveByKey(arrowKey(event.key, element), index, results.length, columnsOf(results))
      if (to !== null) {
        event.preventDefault()
        const target = to === FIELD ? field.current : results[to]
        target?.focus()
        target?.scrollIntoView({ block: 'nearest' })
      } else if (index !== FIELD && event.key.length === 1 && event.key !== ' ') {
        field.current?.focus()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
  return panel
}

function columnsOf(results: readonly HTMLElement[]): number {
  const top = results[0]?.offsetTop
  const firstOfNextLine = results.findIndex((result) => result.offsetTop !== top)
  return firstOfNextLine === -1 ? Math.max(1, results.length) : firstOfNextLine
}
