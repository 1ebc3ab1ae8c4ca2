import { stepBounds } from './step-bounds.ts'
import type { Transaction } from './transaction.ts'

/** Periods of the statement of money in and out. */
export const FLOW_PERIODS = ['week', 'month', 'year'] as const
export type FlowPeriod = (typeof FLOW_PERIODS)[number]

/** What came in and went out between two moments: milliseconds, `to` excluded; minor units. */
export interface FlowStep {
  readonly from: number
  readonly to: number
  readonly deposited: number
  readonly withdrawn: number
}

export interface MoneyFlow {
  /** The oldest first: days of a week or month, months of a year. */
  readonly steps: readonly FlowStep[]
  readonly deposited: number
  readonly withdrawn: number
  /** Payments without a date, which are in no step. */
  readonly undated: number
  /** False: there are more payments than were read, so the oldest steps may lack some. */
  readonly isWhole: boolean
}

const STEPS: Readonly<Record<FlowPeriod, number>> = { week: 7, month: 30, year: 12 }

/** Where the steps of a period begin and the last one ends, in the time zone of the host. The last one holds `now`. */
export const flowBounds = (period: FlowPeriod, now: number): readonly [first: number, ...rest: number[]] =>
  stepBounds(period === 'year' ? 'month' : 'day', STEPS[period], now)

/** Adds up the payments that are done by the time they were made. */
export function moneyFlow(
  transactions: readonly Transaction[],
  bounds: readonly number[],
  isWhole: boolean,
): MoneyFlow {
  const done = transactions.filter(({ status }) => status === 'done')
  const steps = bounds.slice(0, -1).map((from, at): FlowStep => {
    const to = bounds[at + 1] ?? from
    const within = done.filter(({ createdAt }) => createdAt !== null && createdAt >= from && createdAt < to)
    return { from, to, deposited: sumOf(within, 'deposit'), withdrawn: sumOf(within, 'payout') }
  })
  const total = (key: 'deposited' | 'withdrawn') => steps.reduce((sum, step) => sum + step[key], 0)
  return {
    steps,
    deposited: total('deposited'),
    withdrawn: total('withdrawn'),
    undated: done.filter(({ createdAt }) => createdAt === null).length,
    isWhole,
  }
}

const sumOf = (transactions: readonly Transaction[], type: Transaction['type']): number =>
  transactions.reduce((sum, one) => (one.type === type ? sum + one.amount : sum), 0)
