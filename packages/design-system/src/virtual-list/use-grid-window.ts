import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { gridWindow, spacerHeight, WHOLE, windowWithin, type GridWindow, type MeasuredGrid } from './grid-window.ts'
import { watchPlace } from './watch-place.ts'

/** Which of `count` equally high cards to draw; two spacers replace the rest. One scroll listener per list. */
export function useGridWindow(count: number, initial = WHOLE) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<HTMLLIElement>(null)
  const after = useRef<HTMLLIElement>(null)
  const lastGrid = useRef<MeasuredGrid | null>(null)
  const [range, setRange] = useState<GridWindow>({ first: 0, last: initial })
  const { first, last } = windowWithin(count, range)

  // Before the first paint and before scroll is restored, so that the page has its full height.
  useLayoutEffect(() => {
    const place = (grid: MeasuredGrid) => {
      // CSSOM: the content security policy forbids style attributes.
      before.current?.style.setProperty('block-size', `${spacerHeight(first, grid)}px`)
      after.current?.style.setProperty('block-size', `${spacerHeight(count - last, grid)}px`)
    }
    // Place by the last measurement first: measuring lays out, and a shorter page would lose its scroll position.
    if (lastGrid.current) place(lastGrid.current)
    lastGrid.current = list.current && measure(list.current)
    if (lastGrid.current) place(lastGrid.current)
  })

  useEffect(() => {
    const element = list.current
    if (!element || count <= WHOLE) return undefined
    return watchPlace(element, () => {
      const grid = measure(element)
      if (!grid) return
      const { first, last } = gridWindow({
        count,
        ...grid,
        top: element.getBoundingClientRect().top,
        viewport: window.innerHeight,
      })
      setRange((known) => (known.first === first && known.last === last ? known : { first, last }))
    })
  }, [count])

  // Scroll anchoring would follow the list's end and load page after page.
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('overflow-anchor', 'none')
    return () => void style.removeProperty('overflow-anchor')
  }, [])

  return { list, before, after, first, last }
}

function measure(list: HTMLUListElement): MeasuredGrid | null {
  const card = list.querySelector(':scope > [data-card]')
  if (!card) return null
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const gap = Number.parseFloat(rowGap) || 0
  return { columns: gridTemplateColumns.split(' ').length, gap, pitch: card.getBoundingClientRect().height + gap }
}
