import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isMotionUnwanted } from '../../events/is-motion-unwanted.ts'
import type { BoardRow } from './board-rows.ts'
import { rowHeight } from './use-row-window.ts'

const MOVE_MS = 400

/** A row that comes from far away slides in from this many rows. */
const MAX_ROWS = 12

/** Where rows are, by number: they are equally high. */
interface Places {
  readonly rows: readonly BoardRow[]
  readonly at: ReadonlyMap<string, number>
}

/** A slide of the row that shows a player, from a place that is `from` px below its own. */
interface Slide {
  readonly row: HTMLElement
  readonly animation: Animation
  readonly from: number
}

/** By the keys of players. */
type Slides = ReadonlyMap<string, Slide>

const NO_SLIDES: Slides = new Map()

/**
 * Lets players slide from where they were seen last to their new places. Nothing moves under reduced motion. It measures
 * and moves in the next frame, which needs the layout anyway, and only rows that are seen: a change of the whole board
 * fits in two short tasks.
 *
 * @param length rows that are shown; one that is further down and shown all the same follows them
 */
export function useMovingRows(body: RefObject<HTMLElement | null>, rows: readonly BoardRow[], length: number): void {
  const seen = useRef<Places | null>(null)
  const slides = useRef(NO_SLIDES)

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const before = seen.current
      if (!body.current || before?.rows === rows) return
      const at = new Map(rows.map(({ key }, index) => [key, index]))
      seen.current = { rows, at }
      if (!before || isMotionUnwanted()) return
      const shownAt = (places: Places['at'], key: string) => {
        const index = places.get(key)
        return index === undefined ? undefined : Math.min(index, length)
      }
      slides.current = moveRows(body.current, slides.current, (key) => [shownAt(before.at, key), shownAt(at, key)])
    })
    return () => cancelAnimationFrame(frame)
  }, [body, rows, length])
}

/** @returns the slides that run now */
function moveRows(
  body: HTMLElement,
  running: Slides,
  placesOf: (key: string) => readonly [from: number | undefined, to: number | undefined],
): Slides {
  const height = rowHeight(body)
  const { top } = body.getBoundingClientRect()
  // All is measured before anything moves.
  const moves = [...body.querySelectorAll<HTMLElement>(':scope > [data-key]')].flatMap((row) => {
    const key = keyOf(row)
    const [from, to] = placesOf(key)
    if (from === undefined || to === undefined || from === to) return []
    const isOwn = row.dataset['own'] !== undefined
    const moved = isOwn ? stuckDistance(row, top, height, from, to) : limited(from - to) * height
    const distance = moved + restOf(running.get(key))
    const ends = [top + to * height, top + to * height + distance]
    const isSeen = isOwn || (Math.max(...ends) > -height && Math.min(...ends) < window.innerHeight)
    return isSeen ? [{ key, row, distance, zIndex: isOwn ? 3 : from > to ? 2 : 1 }] : []
  })
  const movedKeys = new Set(moves.map(({ key }) => key))
  const slides = new Map<string, Slide>()
  for (const [key, slide] of running) {
    // The row may show another player by now.
    if (movedKeys.has(key) || keyOf(slide.row) !== key) slide.animation.cancel()
    else if (restOf(slide) !== 0) slides.set(key, slide)
  }
  for (const { key, row, distance, zIndex } of moves) {
    const animation = slideFrom(row, distance, zIndex)
    if (animation) slides.set(key, { row, animation, from: distance })
  }
  return slides
}

const keyOf = (row: HTMLElement): string => row.dataset['key'] ?? ''

const limited = (distance: number): number => Math.max(-MAX_ROWS, Math.min(MAX_ROWS, distance))

/** How far a row that is still sliding is from its place, px. Measuring the row itself would recompute all styles. */
function restOf(slide: Slide | undefined): number {
  const progress = slide?.animation.effect?.getComputedTiming().progress
  return slide && typeof progress === 'number' ? slide.from * (1 - progress) : 0
}

/** The own row sticks to the edges of the view: it moves only as far as it is seen to, px. */
function stuckDistance(row: HTMLElement, top: number, height: number, from: number, to: number): number {
  const style = getComputedStyle(row)
  const highest = Number.parseFloat(style.top) || 0
  const lowest = window.innerHeight - (Number.parseFloat(style.bottom) || 0) - height
  const seenAt = (index: number) => Math.min(Math.max(top + index * height, highest), lowest)
  return seenAt(from) - seenAt(to)
}

/** Who rises passes over who falls, the player over all. */
function slideFrom(row: HTMLElement, from: number, zIndex: number): Animation | null {
  if (Math.abs(from) < 1) return null
  return row.animate(
    [
      { transform: `translateY(${from}px)`, zIndex },
      { transform: 'none', zIndex },
    ],
    { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
}
