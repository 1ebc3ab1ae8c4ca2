import { levelIndex } from '../players/levels.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Promotions } from '../promotions/promotions.ts'
import type { Database } from '../ground/storage/database.ts'
import { fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { Locale } from '../ground/wire/locale.ts'
import type { TournamentMembers } from './members.ts'
import type { Condition, TournamentNow } from './tournament.ts'

interface Means {
  database: Database
  members: TournamentMembers
  promotions: Pick<Promotions, 'book' | 'members'>
  /** Sum of a player's finished deposits, minor units. */
  deposited: (playerId: number, period: { from: number; to: number }) => number
}

const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER }

/** What tournaments ask of those who join. */
export class EntryConditions {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** As the wire has them. `isMet` is null for guests. */
  answer(tournament: TournamentNow, player: PlayerRecord | null, locale: Locale) {
    return tournament.conditions.map((condition) => ({
      type: condition.type,
      isMet: player && this.#isMet(tournament, condition, player),
      ...this.#terms(tournament, condition, { currency: player?.currency ?? 'RUB', locale }),
    }))
  }

  /** Types of the conditions that a player does not meet. */
  unmet(tournament: TournamentNow, player: PlayerRecord): Condition['type'][] {
    return tournament.conditions.filter((one) => !this.#isMet(tournament, one, player)).map(({ type }) => type)
  }

  #isMet(tournament: TournamentNow, condition: Condition, player: PlayerRecord): boolean {
    const { members, promotions, deposited, database } = this.#means
    switch (condition.type) {
      case 'partner_code':
        return (
          database.get('SELECT 1 FROM coupon_uses WHERE code = ? AND player_id = ?', condition.code, player.id) !==
          undefined
        )
      case 'level': {
        const level = levelIndex(player.levelPoints)
        return level >= (condition.min ?? 0) && level <= (condition.max ?? Infinity)
      }
      case 'invitation':
        return members.isInvited(tournament.id, player.id)
      case 'promotion': {
        const promotion = promotions.book.find(condition.slug)
        return promotion !== null && promotions.members.has(promotion.id, player.id)
      }
      case 'deposit':
        return deposited(player.id, EVER) >= fromEuros(condition.euros, player.currency)
      case 'deposit_period':
        return deposited(player.id, periodOf(tournament, condition)) >= fromEuros(condition.euros, player.currency)
    }
  }

  #terms(
    tournament: TournamentNow,
    condition: Condition,
    { currency, locale }: { currency: Currency; locale: Locale },
  ): Record<string, unknown> {
    switch (condition.type) {
      case 'partner_code':
        return { title: condition.code }
      case 'level':
        return { min: condition.min ?? null, max: condition.max ?? null }
      case 'invitation':
        return {}
      case 'promotion': {
        const title = this.#means.promotions.book.find(condition.slug)?.title[locale] ?? ''
        return { slug: condition.slug, title }
      }
      case 'deposit':
        return { amount: fromEuros(condition.euros, currency), currency }
      case 'deposit_period': {
        const { from, to } = periodOf(tournament, condition)
        const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
        return { amount: fromEuros(condition.euros, currency), currency, ...period }
      }
    }
  }
}

const periodOf = ({ origin }: TournamentNow, { fromIn, toIn }: { fromIn: number; toIn: number }) => ({
  from: origin + fromIn,
  to: origin + toIn,
})
