import { stepBounds } from '../history/step-bounds.ts'

/** By what results are added up: days of the last 30, months of the last 12, or years of the last 5. */
export const RESULT_UNITS = ['day', 'month', 'year'] as const
export type ResultUnit = (typeof RESULT_UNITS)[number]

/** What came of play, and of payments, between two moments: milliseconds, `to` excluded; minor units. */
export interface PlayStep {
  readonly from: number
  readonly to: number
  readonly rounds: number
  readonly stake: number
  readonly win: number
  /** Null where the platform does not say. */
  readonly deposited: number | null
  readonly withdrawn: number | null
}

export interface PlayResults {
  readonly currency: string
  /** The oldest first. */
  readonly steps: readonly PlayStep[]
  /** False: a step is missing, so that a sum would say something untrue. */
  readonly isWhole: boolean
}

const COUNTS: Readonly<Record<ResultUnit, number>> = { day: 30, month: 12, year: 5 }

/** Where the steps begin and the last one ends, in the time zone of the host. The last one holds `now`. */
export const resultBounds = (unit: ResultUnit, now: number): readonly number[] => stepBounds(unit, COUNTS[unit], now)

/** The months of a year that have begun, in the time zone of the host; none of a year to come. */
export function monthBounds(year: number, now: number): readonly number[] {
  const today = new Date(now)
  const months = year < today.getFullYear() ? 12 : year === today.getFullYear() ? today.getMonth() + 1 : 0
  return Array.from({ length: months + 1 }, (_, month) => new Date(year, month).getTime())
}

/** Adds up steps. Deposits and payouts are null where one of them is. */
export function sumOfSteps(steps: readonly PlayStep[]): Omit<PlayStep, 'from' | 'to'> {
  const sum = (key: 'rounds' | 'stake' | 'win') => steps.reduce((total, step) => total + step[key], 0)
  const known = (key: 'deposited' | 'withdrawn') =>
    steps.reduce<number | null>(
      (total, { [key]: amount }) => (total === null || amount === null ? null : total + amount),
      0,
    )
  return {
    rounds: sum('rounds'),
    stake: sum('stake'),
    win: sum('win'),
    deposited: known('deposited'),
    withdrawn: known('withdrawn'),
  }
}
