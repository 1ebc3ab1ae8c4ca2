import type { Locale, Texts } from '../ground/wire/locale.ts'

export const TEMPLATES = ['template1', 'template2', 'template3', 'template4', 'template5'] as const
export type Template = (typeof TEMPLATES)[number]

export const CONTAINERS = ['default', 'birthday', 'secondary', 'third'] as const
export type Container = (typeof CONTAINERS)[number]

/** Points of this currency are ten-thousandths. */
export const COINS = 'coins'
const COIN_PARTS = 10_000

export interface PromotionCurrency {
  readonly id: string
  /** Plural forms: one and other, or one, few and many. */
  readonly name: Readonly<Record<Locale, readonly string[]>>
  /** A word of its picture (`sandbox-art`, prize). */
  readonly picture: string
}

export interface PrizeSeed {
  readonly id: number
  readonly title: Texts
  /** A word of its picture (`sandbox-art`, prize). */
  readonly picture: string
  /** Points of `currencyId`; null: it is drawn. */
  readonly price: number | null
  /** Default: the promotion's own. */
  readonly currencyId?: string
  /** How many there are at the beginning. */
  readonly total: number
  /** What the gift brings: euros in cash, or a thing (0). */
  readonly euros: number
  /** How many of them the rivals have taken by the end. Default: none. */
  readonly rivalsTake?: number
  /** How many one player may have. Default: any number. */
  readonly perPlayer?: number
}

/** Deposits of a day that bring points. */
export interface DepositGoal {
  /** Of one day, in euros. */
  readonly euros: number
  readonly points: number
  /** Default: the promotion's own currency. */
  readonly currencyId?: string
}

export interface PoolSeed {
  /** Minor units of roubles at the start. */
  readonly start: number
  /** Minor units of roubles that the rivals' bets add in an hour. */
  readonly hourly: number
}

/** A promotion of the operator. Times are milliseconds from the moment that the sandbox's promotions were made. */
export interface PromotionSeed {
  readonly id: number
  readonly slug: string
  readonly title: Texts
  /** HTML. */
  readonly fund: Texts
  readonly rules: Texts
  readonly howToWin: Texts
  /** HTML above the names, once the prizes are drawn. */
  readonly results: Texts
  /** Null: a static page. */
  readonly template: Template | null
  readonly container: Container
  readonly startsIn: number
  readonly endsIn: number
  /** Default: at the end. */
  readonly drawsIn?: number
  readonly sortPriority: number
  readonly currency: PromotionCurrency | null
  readonly additionalCurrency?: PromotionCurrency
  /** Bets that bring one point, in euros; null: bets bring none. */
  readonly eurosForPoint: number | null
  /** Categories whose games count; empty: all games. */
  readonly categories: readonly string[]
  readonly prizes: readonly PrizeSeed[]
  readonly isHighFiveEnabled?: boolean
  /** Points that a player who gives a high five hands over with it. Default: it costs nothing, and brings points to both. */
  readonly highFiveCost?: number
  readonly useParticipantBtn?: boolean
  readonly depositGoal?: DepositGoal
  readonly pool?: PoolSeed
  readonly duckHuntId?: number
  readonly isClosedToMultiAccounts?: boolean
  /** How many invented players take part. */
  readonly rivals: number
}

export type PromotionStatus = 'active' | 'past' | 'future'

/** A promotion with its times, milliseconds of platform time. */
export interface PromotionNow extends PromotionSeed {
  readonly startsAt: number
  readonly endsAt: number
  readonly drawsAt: number
  readonly status: PromotionStatus
}

/** How the wire counts one point: coins in ten-thousandths, all others in whole ones. */
export const partsOf = (currencyId: string | undefined): number => (currencyId === COINS ? COIN_PARTS : 1)

export const isExchange = ({ template }: Pick<PromotionSeed, 'template'>): boolean =>
  template === 'template2' || template === 'template5'

export const statusAt = ({ startsAt, endsAt }: Pick<PromotionNow, 'startsAt' | 'endsAt'>, now: number) => {
  if (now >= endsAt) return 'past'
  return now >= startsAt ? 'active' : 'future'
}
