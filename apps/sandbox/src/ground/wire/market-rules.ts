import type { FastifyRequest } from 'fastify'
import type { Currency } from '../values/currencies.ts'

/** A kind of payment that some market forbids. */
export type PaymentKind = 'credit-card' | 'crypto' | 'voucher' | 'cash'

/** What the platform itself enforces of a market's rules (docs/platform-api.md, All calls). */
export interface MarketRules {
  readonly allowsJoiningBonus: boolean
  readonly forbiddenPayments: readonly PaymentKind[]
  /** Null: all. */
  readonly currencies: readonly Currency[] | null
}

const NO_RULES: MarketRules = { allowsJoiningBonus: true, forbiddenPayments: [], currencies: null }

export const MARKET_RULES: Readonly<Record<string, MarketRules>> = {
  br: {
    allowsJoiningBonus: false,
    forbiddenPayments: ['credit-card', 'crypto', 'voucher', 'cash'],
    currencies: ['BRL'],
  },
  gb: { ...NO_RULES, forbiddenPayments: ['credit-card'] },
  it: { ...NO_RULES, allowsJoiningBonus: false },
}

/** The rules of the market that the site names in `X-Market`. */
export function marketRulesOf(request: FastifyRequest): MarketRules {
  const market = request.headers['x-market']
  return (typeof market === 'string' && Object.hasOwn(MARKET_RULES, market) && MARKET_RULES[market]) || NO_RULES
}

export const isForbidden = ({ forbiddenPayments }: MarketRules, kind: PaymentKind | undefined): boolean =>
  kind !== undefined && forbiddenPayments.includes(kind)
