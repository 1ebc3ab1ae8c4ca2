import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isMotionUnwanted } from '../../site/is-motion-unwanted.ts'
import type { BoardRow } from './board-rows.ts'
import { rowHeight } from './use-row-window.ts'

const MOVE_MS = 400

/** A row that comes from far away slides in from this many rows. */
const MAX_ROWS = 12

/**
 * Lets rows slide from their former places to the new ones. Nothing moves under reduced motion. Places are known by
 * number, as rows are equally high, so nothing is measured but rows that are still under way.
 *
 * @param length rows that are shown; one that is further down and shown all the same follows them
 */
export function useMovingRows(body: RefObject<HTMLElement | null>, rows: readonly BoardRow[], length: number): void {
  const former = useRef<{ readonly rows: readonly BoardRow[]; readonly at: ReadonlyMap<string, number> } | null>(null)

  useLayoutEffect(() => {
    const element = body.current
    const before = former.current
    if (!element || before?.rows === rows) return
    const at = new Map(rows.map(({ key }, index) => [key, index]))
    former.current = { rows, at }
    if (!before || isMotionUnwanted()) return
    const height = rowHeight(element)
    const shownAt = (index: number | undefined) => (index === undefined ? undefined : Math.min(index, length))
    for (const row of element.querySelectorAll<HTMLElement>(':scope > [data-key]')) {
      const key = row.dataset['key'] ?? ''
      const [from, to] = [shownAt(before.at.get(key)), shownAt(at.get(key))]
      if (from === undefined || to === undefined || from === to) continue
      const rest = offsetOf(row)
      const isOwn = row.dataset['own'] !== undefined
      const moved = isOwn ? stuckDistance(element, row, height, from, to) : limited(from - to) * height
      slide(row, moved + rest, isOwn ? 3 : from > to ? 2 : 1)
    }
  }, [body, rows, length])
}

const limited = (distance: number): number => Math.max(-MAX_ROWS, Math.min(MAX_ROWS, distance))

/** How far a row that is still sliding is from its place, px. */
function offsetOf(row: HTMLElement): number {
  const running = row.getAnimations().filter(({ id }) => id === SLIDE)
  if (running.length === 0) return 0
  const { transform } = getComputedStyle(row)
  for (const animation of running) animation.cancel()
  return transform === 'none' ? 0 : new DOMMatrix(transform).m42
}

/** The own row sticks to the edges of the view: it moves only as far as it is seen to, px. */
function stuckDistance(body: HTMLElement, row: HTMLElement, height: number, from: number, to: number): number {
  const { top } = body.getBoundingClientRect()
  const style = getComputedStyle(row)
  const highest = Number.parseFloat(style.top) || 0
  const lowest = window.innerHeight - (Number.parseFloat(style.bottom) || 0) - height
  const seenAt = (index: number) => Math.min(Math.max(top + index * height, highest), lowest)
  return seenAt(from) - seenAt(to)
}

const SLIDE = 'board-slide'

/** Who rises passes over who falls, the player over all. */
function slide(row: HTMLElement, from: number, zIndex: number): void {
  if (Math.abs(from) < 1) return
  row.animate(
    [
      { transform: `translateY(${from}px)`, zIndex },
      { transform: 'none', zIndex },
    ],
    { id: SLIDE, duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
}
