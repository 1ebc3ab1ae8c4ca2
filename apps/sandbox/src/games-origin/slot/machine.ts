import { LINES, REELS, ROWS } from './lines.ts'
import { LINE_PAYS, REEL_COUNTS, SCATTER, SCATTER_PAYS, SYMBOL_COUNT, WILD } from './symbols.ts'

export type Grid = readonly (readonly number[])[]

interface LineWin {
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly amount: number
}

interface ScatterWin {
  readonly count: number
  readonly amount: number
}

export interface SpinDetail {
  readonly grid: Grid
  readonly lineWins: readonly LineWin[]
  readonly scatterWin: ScatterWin | null
}

interface Stake {
  /** Whole bet in minor units, a multiple of `lines`. */
  readonly bet: number
  readonly lines: number
}

/** Spreads equal symbols over a reel, so that no window shows two scatters of one reel. */
const dealt = (counts: readonly number[], reel: number): number[] => {
  const length = counts.reduce((sum, count) => sum + count, 0)
  return counts
    .flatMap((count, symbol) =>
      Array.from({ length: count }, (_, index) => ({
        symbol,
        at: ((index + ((symbol * 7 + reel * 3) % 11) / 11) / count) * length,
      })),
    )
    .toSorted((one, other) => one.at - other.at || one.symbol - other.symbol)
    .map(({ symbol }) => symbol)
}

export const STRIPS: readonly (readonly number[])[] = REEL_COUNTS.map(dealt)

const windowOf = (strip: readonly number[], stop: number): number[] =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] as number)

const paysFor = (symbol: number, count: number): number => (count < 3 ? 0 : (LINE_PAYS[symbol]?.[count - 3] ?? 0))

/** The best reading of a line from the left: its first other symbol with wilds, or wilds alone. */
export const readLine = (symbols: readonly number[]): { symbol: number; count: number; pays: number } => {
  let wilds = 0
  while (symbols[wilds] === WILD) wilds += 1
  const first = symbols[wilds] ?? WILD
  let count = wilds
  if (first !== SCATTER)
    while (count < symbols.length && (symbols[count] === first || symbols[count] === WILD)) count += 1
  const [asFirst, asWild] = [paysFor(first, count), paysFor(WILD, wilds)]
  return asWild > asFirst ? { symbol: WILD, count: wilds, pays: asWild } : { symbol: first, count, pays: asFirst }
}

/** The win of a grid. Pure. */
export const evaluate = (grid: Grid, { bet, lines }: Stake): { win: number; detail: SpinDetail } => {
  const lineBet = bet / lines
  const lineWins: LineWin[] = []
  for (let line = 0; line < lines; line += 1) {
    const { symbol, count, pays } = readLine((LINES[line] ?? []).map((row, reel) => grid[reel]?.[row] ?? SCATTER))
    if (pays > 0) lineWins.push({ line, symbol, count, amount: pays * lineBet })
  }
  const scatters = grid.flat().filter((symbol) => symbol === SCATTER).length
  const scatterWin =
    scatters < 3 ? null : { count: scatters, amount: (SCATTER_PAYS[Math.min(scatters, REELS) - 3] ?? 0) * bet }
  const win = lineWins.reduce((sum, { amount }) => sum + amount, 0) + (scatterWin?.amount ?? 0)
  return { win, detail: { grid, lineWins, scatterWin } }
}

/** Stops each reel at a random place. */
export const spinReels = (random: () => number): Grid =>
  STRIPS.map((strip) => windowOf(strip, Math.floor(random() * strip.length)))

export const playSpin = (random: () => number, stake: Stake): { win: number; detail: SpinDetail } =>
  evaluate(spinReels(random), stake)

/** A grid without a win, shown before the first spin. */
export const openingGrid = (random: () => number, lines: number): Grid => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const grid = spinReels(random)
    if (evaluate(grid, { bet: lines, lines }).win === 0) return grid
  }
  return STRIPS.map((strip) => windowOf(strip, 0))
}

export const lineReturn = (): number => {
  const shares = STRIPS.map((strip) =>
    Array.from({ length: SYMBOL_COUNT }, (_, symbol) => strip.filter((one) => one === symbol).length / strip.length),
  )
  const walk = (seen: number[], chance: number): number => {
    if (seen.length === REELS) return chance * readLine(seen).pays
    return (shares[seen.length] ?? []).reduce(
      (sum, share, symbol) => sum + (share === 0 ? 0 : walk([...seen, symbol], chance * share)),
      0,
    )
  }
  return walk([], 1)
}

/** Exact return of the scatters. Each reel shows at most one. */
export const scatterReturn = (): number => {
  let spread = [1]
  for (const strip of STRIPS) {
    const share = (strip.filter((symbol) => symbol === SCATTER).length * ROWS) / strip.length
    spread = Array.from(
      { length: spread.length + 1 },
      (_, count) => (spread[count] ?? 0) * (1 - share) + (spread[count - 1] ?? 0) * share,
    )
  }
  return SCATTER_PAYS.reduce((sum, pays, index) => sum + pays * (spread[index + 3] ?? 0), 0)
}
