import { eventStatus, type TimedEvent } from '../core/index.ts'
import type { OwnPlace, Standing } from './standing.ts'

/** How play is counted: sum of bets, sum of wins, sum of multipliers (win / bet), the highest multiplier. */
export type Mechanic = 'bets' | 'wins' | 'multipliers' | 'best-multiplier'

/** Who may join: all; those who are invited (`closed`), or who meet its conditions (`limited`); those who pay compoints. */
export type Privacy = 'open' | 'closed' | 'limited' | 'compoints'

export interface TournamentPrize {
  /** The place that wins it, from 1. */
  readonly position: number
  /** What it brings, in the platform's words. */
  readonly gifts: readonly string[]
}

/** Bets that count, minor units of `currency`, limits included. */
export interface BetLimits {
  /** 0: every bet. */
  readonly min: number
  /** Null: every bet. */
  readonly max: number | null
  /** Null: the player's; the platform does not send it. */
  readonly currency: string | null
}

export const CONDITION_TYPES = [
  'partner_code',
  'level',
  'invitation',
  'promotion',
  'deposit',
  'deposit_period',
] as const
export type ConditionType = (typeof CONDITION_TYPES)[number]

/** What a player must meet to join (docs/product-rules.md, Tournaments). */
export interface EntryCondition {
  /** Null: a type that the site does not know. */
  readonly type: ConditionType | null
  /** Null: unknown, such as for a guest. */
  readonly isMet: boolean | null
  /** Levels, both included; null: no limit. */
  readonly minLevel: number | null
  readonly maxLevel: number | null
  /** To deposit, minor units of `currency`. */
  readonly amount: number | null
  readonly currency: string | null
  /** The period of deposits, milliseconds since 1970. */
  readonly from: number | null
  readonly to: number | null
  /** Of the promotion to take part in, or the platform's words for the condition; empty: none. */
  readonly title: string
  /** Of the promotion to take part in. */
  readonly slug: string | null
}

/** Several tournaments with one board, and what a tournament shares with them (docs/product-rules.md, Tournaments). */
export interface Series extends TimedEvent {
  readonly id: string
  readonly slug: string
  readonly title: string
  /** Unsafe HTML: sanitise before showing. Empty: none. */
  readonly description: string
  readonly image: string | null
  readonly isPaid: boolean
  readonly prizes: readonly TournamentPrize[]
  /** Unsafe HTML: sanitise before showing. Empty: none. */
  readonly prizeDescription: string
  /** The total prize by currency, minor units. */
  readonly prizeMoney: Readonly<Record<string, number>>
  /** Null: one that the site does not know. */
  readonly mechanic: Mechanic | null
  /** The platform's name of the mechanic; empty: none. */
  readonly mechanicTitle: string
  readonly betLimits: BetLimits
  /** The board, in the order of places. */
  readonly leaders: readonly Standing[]
  /** Entries of the board: more than `leaders` where a page carries only its top. */
  readonly places: number
  /** Places around the player's own, itself included. */
  readonly opponents: readonly Standing[]
  /** The player's place; null: none, or unknown. */
  readonly ownPlace: OwnPlace | null
  /** Currency of scores that are amounts; null: unknown, or they are none. */
  readonly scoreCurrency: string | null
}

/** A tournament, in a list and on its page; the texts of its page come only there. */
export interface Tournament extends Series {
  /** Unsafe HTML: sanitise before showing. Empty: none. */
  readonly rules: string
  /** Null: unknown. */
  readonly numberOfPrizes: number | null
  readonly numberOfGames: number | null
  readonly privacy: Privacy
  /** Compoints of a seat; 0: none. */
  readonly price: number
  /** Null: seats have no limit. */
  readonly maxMembers: number | null
  readonly members: number
  /** The platform's own number of free seats; null: unknown. */
  readonly reportedFreeSeats: number | null
  /** Of the signed-in player: the tournament whose bets count. */
  readonly isChosen: boolean
  readonly isMember: boolean
  readonly isSeriesLeader: boolean
  /** Null: a tournament of its own. */
  readonly seriesId: string | null
  readonly conditions: readonly EntryCondition[]
  /** The platform's name of what is won by; empty: the mechanic's. */
  readonly victoryType: string
}

/** Free seats, at least 0; Infinity: seats have no limit. */
export function freeSeats({
  maxMembers,
  members,
  reportedFreeSeats,
}: Pick<Tournament, 'maxMembers' | 'members' | 'reportedFreeSeats'>): number {
  if (maxMembers === null) return Infinity
  return reportedFreeSeats ?? Math.max(0, maxMembers - members)
}

/** Whether the player's bets count for it: a member that chose it, while it runs. */
export const isCurrent = (tournament: Pick<Tournament, 'isMember' | 'isChosen'> & TimedEvent, now: number): boolean =>
  tournament.isMember && tournament.isChosen && eventStatus(tournament, now) === 'active'

/** The tournament in which the player's bets count; null: none. */
export const currentTournament = (tournaments: readonly Tournament[], now: number): Tournament | null =>
  tournaments.find((tournament) => isCurrent(tournament, now)) ?? null

/** The tournaments once the player chose one of them: it alone is chosen. */
export const withChosen = (tournaments: readonly Tournament[], slug: string): readonly Tournament[] =>
  tournaments.map((tournament) => {
    const isChosen = tournament.slug === slug
    if (tournament.isChosen === isChosen && (!isChosen || tournament.isMember)) return tournament
    return { ...tournament, isChosen, isMember: tournament.isMember || isChosen }
  })

/** What a place wins; empty: nothing. */
export const giftsOf = (prizes: readonly TournamentPrize[], position: number): readonly string[] =>
  prizes.find((prize) => prize.position === position)?.gifts ?? []

/** How a score is counted: an amount of money, or a multiplier. Platforms send amounts in minor units, multipliers in hundredths. */
export const scoreUnit = (mechanic: Mechanic | null): 'amount' | 'multiplier' =>
  mechanic === 'multipliers' || mechanic === 'best-multiplier' ? 'multiplier' : 'amount'
