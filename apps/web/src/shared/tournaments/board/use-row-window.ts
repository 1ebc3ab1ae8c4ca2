import { watchPlace } from '@croupier/design-system'
import { useEffect, useState, type RefObject } from 'react'
import { FIRST_ROWS, rowWindow, type RowWindow } from './board-rows.ts'

/** Which of `count` equally high rows of a body to draw. One scroll listener for each board that is long. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [range, setRange] = useState<RowWindow>({ first: 0, end: FIRST_ROWS })

  useEffect(() => {
    const element = body.current
    if (!element || count <= FIRST_ROWS) return undefined
    return watchPlace(element, () => {
      const { top } = element.getBoundingClientRect()
      const next = rowWindow({ count, height: rowHeight(element), top, viewport: window.innerHeight })
      setRange((known) => (known.first === next.first && known.end === next.end ? known : next))
    })
  }, [body, count])

  return count <= FIRST_ROWS ? { first: 0, end: count } : range
}

/** All rows are equally high, px; 0: there is none. */
export const rowHeight = (body: HTMLElement): number =>
  body.querySelector<HTMLElement>(':scope > [data-key]')?.offsetHeight ?? 0
