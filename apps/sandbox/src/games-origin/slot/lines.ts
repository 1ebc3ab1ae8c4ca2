export const REELS = 5
export const ROWS = 3

type LinePattern = readonly number[]

const KNOWN = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '10001',
  '12221',
  '01110',
  '21112',
  '10101',
  '12121',
  '01010',
  '21212',
  '11011',
  '11211',
  '02020',
  '20202',
  '00200',
] as const

const rowsOf = (pattern: string): number[] => Array.from(pattern, Number)

const bends = (pattern: string): number =>
  rowsOf(pattern).reduce((sum, row, index, rows) => sum + Math.abs(row - (rows[index - 1] ?? row)), 0)

const others = (): string[] =>
  Array.from({ length: ROWS ** REELS }, (_, index) => index.toString(ROWS).padStart(REELS, '0'))
    .filter((pattern) => !KNOWN.some((known) => known === pattern))
    .toSorted((one, other) => bends(one) - bends(other))

export const LINES: readonly LinePattern[] = [...KNOWN, ...others()].slice(0, 50).map(rowsOf)
