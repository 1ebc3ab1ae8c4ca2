import { LINES, REELS, ROWS } from '../slot/lines.ts'
import type { SpinDetail } from '../slot/machine.ts'
import { SCATTER } from '../slot/symbols.ts'
import type { Reels } from './reels.ts'

const SVG = 'http://www.w3.org/2000/svg'
const CELL = 100
const COLORS = 8

const pointsOf = (line: number): string => {
  const pattern = LINES[line] ?? []
  const points = pattern.map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`)
  return [
    `0,${((pattern[0] ?? 1) + 0.5) * CELL}`,
    ...points,
    `${REELS * CELL},${((pattern.at(-1) ?? 1) + 0.5) * CELL}`,
  ].join(' ')
}

export const showWins = (
  place: SVGElement,
  cabinet: Element,
  reels: Reels,
  { lineWins, scatterWin, grid }: SpinDetail,
): void => {
  const lit = new Set<Element | undefined>()
  const lines = lineWins
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ line, count }) => {
      LINES[line]?.slice(0, count).forEach((row, reel) => lit.add(reels.cellAt(reel, row)))
      const way = document.createElementNS(SVG, 'polyline')
      way.setAttribute('points', pointsOf(line))
      way.setAttribute('pathLength', '1')
      way.setAttribute('class', `way way-${line % COLORS}`)
      return way
    })
  if (scatterWin !== null) {
    for (let reel = 0; reel < REELS; reel += 1) {
      for (let row = 0; row < ROWS; row += 1) if (grid[reel]?.[row] === SCATTER) lit.add(reels.cellAt(reel, row))
    }
  }
  place.replaceChildren(...lines)
  for (const cell of lit) cell?.classList.add('lit')
  cabinet.classList.toggle('winning', lit.size > 0)
}

export const hideWins = (place: SVGElement, cabinet: Element): void => {
  place.replaceChildren()
  cabinet.classList.remove('winning')
}
