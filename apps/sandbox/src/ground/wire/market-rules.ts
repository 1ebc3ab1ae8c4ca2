import type { FastifyRequest } from 'fastify'
import type { LimitKind } from '../values/limit-kinds.ts'
import type { Currency } from '../values/currencies.ts'

/** A kind of payment that some market forbids. */
export type PaymentKind = 'credit-card' | 'crypto' | 'voucher' | 'cash'

export type IdentityField =
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'cpf'
  | 'codiceFiscale'
  | 'documentKind'
  | 'documentNumber'
  | 'documentIssuer'
  | 'documentExpiry'

/** What a market demands of the player's own limits; kinds as on the wire. */
export interface LimitRules {
  /** Null: as the platform is set. */
  readonly raiseDelayHours: number | null
  /** Of each kind one limit is asked for first. */
  readonly asked: {
    readonly kinds: readonly LimitKind[]
    readonly before: readonly ('registration' | 'deposit' | 'game')[]
    readonly maySkip: boolean
  } | null
  /** The highest first values; `ages` in years, both included. */
  readonly ceilings: readonly {
    readonly kind: LimitKind
    readonly period: 'day' | 'week' | 'month'
    readonly ages?: { readonly from: number; readonly to: number }
    readonly amount: number
  }[]
  readonly reviewMonths: number | null
  /** Who went on without a limit is asked for it again. */
  readonly againMonths: number | null
}

/** What the platform itself enforces of a market's rules (docs/platform-api.md, All calls). */
export interface MarketRules {
  readonly allowsJoiningBonus: boolean
  /** A bonus may be offered and given before the first round for money. */
  readonly allowsBonusBeforePlay: boolean
  /** A login by password asks for a code too. */
  readonly demandsSecondFactor: boolean
  /** A session without a call for so long ends; null: none does. */
  readonly idleMinutes: number | null
  /** What registration must name beside the day of birth. */
  readonly identity: readonly IdentityField[]
  /** Kinds of identity documents that it may name. */
  readonly documents: readonly string[]
  readonly forbiddenPayments: readonly PaymentKind[]
  /** A payout cannot be cancelled by the player. */
  readonly payoutsStand: boolean
  readonly pace: GamePace
  /** Null: all. */
  readonly currencies: readonly Currency[] | null
  readonly limits: LimitRules
  readonly exclusion: ExclusionRules
}

/** How quickly games may be played. None of the sandbox plays by itself in any market. */
export interface GamePace {
  /** A press while the reels turn stops them sooner. */
  readonly mayHurry: boolean
  /** The least time between two rounds, milliseconds. */
  readonly leastRoundMs: number
}

/** How long players exclude themselves. Terms are lengths of ISO 8601, such as `P6M`. */
export interface ExclusionRules {
  readonly terms: readonly string[]
  /** The least time of an open-ended one; null: there is none. */
  readonly openEnded: string | null
  /** False: after its term it goes on until the player asks to lift it. */
  readonly endsByItself: boolean
  /** From that request until it ends. */
  readonly cooling: string
  /** Also of a kind of games alone. */
  readonly byKind: boolean
}

const NO_LIMIT_RULES: LimitRules = {
  raiseDelayHours: null,
  asked: null,
  ceilings: [],
  reviewMonths: null,
  againMonths: null,
}

const ANY_PACE: GamePace = { mayHurry: true, leastRoundMs: 0 }

export const NO_RULES: MarketRules = {
  allowsJoiningBonus: true,
  allowsBonusBeforePlay: true,
  demandsSecondFactor: false,
  idleMinutes: null,
  identity: [],
  documents: [],
  forbiddenPayments: [],
  payoutsStand: false,
  pace: ANY_PACE,
  currencies: null,
  limits: NO_LIMIT_RULES,
  exclusion: { terms: ['P6M', 'P1Y', 'P5Y'], openEnded: 'P6M', endsByItself: true, cooling: 'P7D', byKind: true },
}

export const MARKET_RULES: Readonly<Record<string, MarketRules>> = {
  default: NO_RULES,
  br: {
    allowsJoiningBonus: false,
    allowsBonusBeforePlay: false,
    demandsSecondFactor: true,
    idleMinutes: 30,
    identity: ['cpf'],
    documents: [],
    forbiddenPayments: ['credit-card', 'crypto', 'voucher', 'cash'],
    payoutsStand: false,
    pace: ANY_PACE,
    currencies: ['BRL'],
    limits: {
      ...NO_LIMIT_RULES,
      raiseDelayHours: 24,
      asked: { kinds: ['loss', 'time'], before: ['registration', 'deposit', 'game'], maySkip: false },
    },
    exclusion: {
      terms: ['P1M', 'P3M', 'P6M', 'P1Y'],
      openEnded: 'P1Y',
      endsByItself: true,
      cooling: 'P7D',
      byKind: true,
    },
  },
  gb: {
    ...NO_RULES,
    identity: ['firstName', 'lastName', 'address'],
    forbiddenPayments: ['credit-card'],
    payoutsStand: true,
    pace: { mayHurry: false, leastRoundMs: 2500 },
    limits: {
      ...NO_LIMIT_RULES,
      raiseDelayHours: 24,
      asked: { kinds: ['deposit'], before: ['deposit'], maySkip: true },
      reviewMonths: 6,
      againMonths: 12,
    },
    exclusion: { terms: ['P6M', 'P1Y', 'P5Y'], openEnded: null, endsByItself: false, cooling: 'P1D', byKind: true },
  },
  it: {
    ...NO_RULES,
    allowsJoiningBonus: false,
    identity: [
      'firstName',
      'lastName',
      'address',
      'codiceFiscale',
      'documentKind',
      'documentNumber',
      'documentIssuer',
      'documentExpiry',
    ],
    documents: ['identityCard', 'passport', 'drivingLicence', 'stateCard'],
    limits: {
      ...NO_LIMIT_RULES,
      raiseDelayHours: 168,
      asked: { kinds: ['deposit', 'loss', 'time'], before: ['registration', 'deposit', 'game'], maySkip: false },
      ceilings: [
        { kind: 'deposit', period: 'day', amount: 20_000 },
        { kind: 'loss', period: 'day', amount: 10_000 },
        { kind: 'time', period: 'day', amount: 180 },
        { kind: 'deposit', period: 'day', ages: { from: 18, to: 24 }, amount: 5000 },
        { kind: 'loss', period: 'day', ages: { from: 18, to: 24 }, amount: 5000 },
        { kind: 'time', period: 'day', ages: { from: 18, to: 24 }, amount: 120 },
      ],
    },
    exclusion: {
      terms: ['P30D', 'P60D', 'P90D'],
      openEnded: 'P6M',
      endsByItself: true,
      cooling: 'P7D',
      byKind: true,
    },
  },
}

/** The rules of the market that the site names in `X-Market`. */
export function marketRulesOf(request: FastifyRequest): MarketRules {
  const market = request.headers['x-market']
  return (typeof market === 'string' && Object.hasOwn(MARKET_RULES, market) && MARKET_RULES[market]) || NO_RULES
}

export const isForbidden = ({ forbiddenPayments }: MarketRules, kind: PaymentKind | undefined): boolean =>
  kind !== undefined && forbiddenPayments.includes(kind)
