import type { FormMessage } from '../../core/index.ts'

/** `compoints` of them are exchanged for `amount` minor units of the currency. */
export interface ExchangeRate {
  readonly currency: string
  readonly compoints: number
  readonly amount: number
}

/** What one exchange may be. */
export interface ExchangeTerms {
  readonly rates: readonly ExchangeRate[]
  readonly min: number
  /** Null: no limit. */
  readonly max: number | null
}

/** How compoints are earned and exchanged; null: unknown. */
export interface CompointsConfig {
  /** Bets in slots that earn one compoint, minor units by currency. */
  readonly bets: readonly { readonly currency: string; readonly amount: number }[]
  /** What the player's level adds to each compoint, percent. */
  readonly levelBonus: number | null
  readonly exchange: ExchangeTerms | null
}

/** What an exchange takes and pays. */
export interface Exchanged {
  readonly compoints: number
  /** Minor units. */
  readonly amount: number
}

/** Bets that earn one compoint in the currency, with what the player's level adds, minor units; null: unknown. */
export function betsForOne({ bets, levelBonus }: CompointsConfig, currency: string): number | null {
  const base = bets.find((one) => one.currency === currency)?.amount ?? null
  return base === null ? null : Math.ceil((base * 100) / (100 + (levelBonus ?? 0)))
}

/** Null: compoints cannot be exchanged for this currency. */
export function rateFor({ exchange }: CompointsConfig, currency: string): ExchangeRate | null {
  return exchange?.rates.find((rate) => rate.currency === currency) ?? null
}

/**
 * What `compoints` are exchanged for: whole minor units, and no more compoints than these are worth. The rest stays with
 * the player.
 */
export function exchangeOf(compoints: number, rate: ExchangeRate): Exchanged {
  const amount = dividedDown(compoints, rate.amount, rate.compoints)
  return { compoints: dividedUp(amount, rate.compoints, rate.amount), amount }
}

/** `have`: compoints of the player; null: unknown. */
export function exchangeErrors(
  compoints: number | null,
  { min, max }: Pick<ExchangeTerms, 'min' | 'max'>,
  rate: ExchangeRate,
  have: number | null,
): FormMessage[] {
  if (compoints === null) return [{ name: 'required' }]
  if (compoints < min) return [{ name: 'below_minimum', params: { min } }]
  if (have !== null && compoints > have) return [{ name: 'error_funds', params: { missing: compoints - have } }]
  if (max !== null && compoints > max) return [{ name: 'above_maximum', params: { max } }]
  return exchangeOf(compoints, rate).amount === 0 ? [{ name: 'worth_nothing' }] : []
}

/** Most compoints that one exchange takes, within the balance. */
export const mostToExchange = (have: number, { max }: Pick<ExchangeTerms, 'max'>): number =>
  max === null ? have : Math.min(have, max)

/** Amounts to choose by one press, ascending: round ones within the terms and the balance, and all at last. */
export function stepsOf(have: number, terms: Pick<ExchangeTerms, 'min' | 'max'>): number[] {
  const most = mostToExchange(have, terms)
  if (most < terms.min) return []
  const round = ROUND_STEPS.filter((step) => step >= terms.min && step < most)
  return [...round.slice(-MAX_STEPS), most]
}

const ROUND_STEPS = [10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000]
const MAX_STEPS = 3

/** `a * b / c` without the loss of a number above 2^53. */
const dividedDown = (a: number, b: number, c: number): number => Number((BigInt(a) * BigInt(b)) / BigInt(c))
const dividedUp = (a: number, b: number, c: number): number =>
  Number((BigInt(a) * BigInt(b) + BigInt(c) - 1n) / BigInt(c))
