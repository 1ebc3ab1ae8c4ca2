export const WILD = 0
export const SCATTER = 1
export const SYMBOL_COUNT = 10

/** Pays for three, four and five of a kind on a line, times the bet of the line. */
export const LINE_PAYS: readonly (readonly [three: number, four: number, five: number])[] = [
  [60, 250, 2000],
  [0, 0, 0],
  [50, 200, 1000],
  [40, 120, 600],
  [30, 80, 400],
  [25, 60, 300],
  [12, 40, 160],
  [12, 35, 140],
  [10, 30, 120],
  [10, 25, 100],
]

/** Pays for three, four and five scatters anywhere, times the whole bet. */
export const SCATTER_PAYS = [5, 25, 100] as const

export const REEL_COUNTS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 4, 4, 5, 5, 6, 6],
  [2, 1, 3, 3, 4, 5, 5, 6, 5, 6],
  [2, 2, 2, 4, 4, 4, 6, 5, 6, 5],
  [2, 1, 3, 3, 4, 5, 5, 6, 6, 6],
  [1, 2, 3, 4, 4, 4, 6, 6, 5, 6],
]
