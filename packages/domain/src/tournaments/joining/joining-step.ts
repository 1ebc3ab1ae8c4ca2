import { eventStatus } from '../../core/index.ts'
import { freeSeats, type EntryCondition, type Tournament } from '../tournament.ts'

/** What a visitor can do with a tournament. */
export type JoiningStep =
  /** Nothing more: it is over. */
  | { readonly kind: 'over' }
  /** By the button, after joining the site. */
  | { readonly kind: 'guest' }
  /** Nothing to say before the player's data are read. */
  | { readonly kind: 'unknown' }
  /** A member whose bets count for it, now or once it begins. */
  | { readonly kind: 'chosen' }
  /** A member before the start, with bets that count elsewhere until then. */
  | { readonly kind: 'waiting' }
  /** A member whose bets do not count for it. `from`: the tournament for which they stop counting; null: none. */
  | { readonly kind: 'choose'; readonly from: Tournament | null }
  /** For those who are invited. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'full' }
  /** What the player does not meet. */
  | { readonly kind: 'conditions'; readonly unmet: readonly EntryCondition[] }
  /** Bets count for another one of its series, which cannot be left while it runs. */
  | { readonly kind: 'series-locked'; readonly other: Tournament }
  | { readonly kind: 'compoints'; readonly price: number; readonly have: number; readonly missing: number }
  | JoinStep

/** The player may join. */
export interface JoinStep {
  readonly kind: 'join'
  /** Compoints; 0: none. */
  readonly price: number
  /** Compoints that are left then; null: the balance is not known, or nothing is charged. */
  readonly left: number | null
  /** The tournament for which bets stop counting; null: none. */
  readonly from: Tournament | null
  /** Whether bets count for it from then on. Before its start only where they count for no other. */
  readonly isChoosing: boolean
}

export interface JoiningSituation {
  readonly tournament: Tournament
  /** Server time, milliseconds. */
  readonly now: number
  /** Null: a guest. */
  readonly player: {
    /** Null: not known. */
    readonly compoints: number | null
    /** All tournaments with the player's marks; null: not read. */
    readonly tournaments: readonly Tournament[] | null
  } | null
}

/** What a visitor can do with a tournament (docs/product-rules.md, Joining a tournament). */
export function joiningStep({ tournament, now, player }: JoiningSituation): JoiningStep {
  const status = eventStatus(tournament, now)
  if (status === 'past') return { kind: 'over' }
  if (player === null) return guestStep(tournament)
  const { isMember, isChosen } = tournament
  if (isMember && isChosen) return { kind: 'chosen' }
  if (!isMember && isClosed(tournament)) return { kind: 'closed' }
  if (!isMember && freeSeats(tournament) === 0) return { kind: 'full' }
  const unmet = isMember ? [] : unmetConditions(tournament)
  if (unmet.length > 0) return { kind: 'conditions', unmet }
  if (player.tournaments === null) return { kind: 'unknown' }

  const other = chosenElsewhere(tournament, player.tournaments, now)
  if (other !== null && isOfSameSeries(tournament, other) && eventStatus(other, now) === 'active') {
    return { kind: 'series-locked', other }
  }
  const isUpcoming = status === 'future'
  if (isMember) return isUpcoming && other !== null ? { kind: 'waiting' } : { kind: 'choose', from: other }
  return joinStep(tournament, player.compoints, { other, isUpcoming })
}

function joinStep(
  { price }: Tournament,
  have: number | null,
  { other, isUpcoming }: { readonly other: Tournament | null; readonly isUpcoming: boolean },
): JoiningStep {
  if (have !== null && have < price) return { kind: 'compoints', price, have, missing: price - have }
  const left = have === null || price === 0 ? null : have - price
  return { kind: 'join', price, left, from: isUpcoming ? null : other, isChoosing: !isUpcoming || other === null }
}

/** Whether the platform admits a visitor is known after registration; that no one can join is known before. */
function guestStep(tournament: Tournament): JoiningStep {
  if (needsInvitation(tournament)) return { kind: 'closed' }
  return freeSeats(tournament) === 0 ? { kind: 'full' } : { kind: 'guest' }
}

/** Only invited players can join. A limited tournament that asks for nothing else is one of those. */
const needsInvitation = ({ privacy, conditions }: Pick<Tournament, 'privacy' | 'conditions'>): boolean =>
  privacy === 'closed' || (privacy === 'limited' && conditions.every(({ type }) => type === 'invitation'))

/** Only invited players can join, and the player is not known to be one. */
const isClosed = (tournament: Tournament): boolean =>
  needsInvitation(tournament) &&
  !tournament.conditions.some(({ type, isMet }) => type === 'invitation' && isMet === true)

/** Conditions that the player does not meet, as far as the platform says. */
export const unmetConditions = ({ conditions }: Pick<Tournament, 'conditions'>): readonly EntryCondition[] =>
  conditions.filter(({ isMet }) => isMet === false)

/** Another tournament that the player has chosen and that is not over; null: none. */
function chosenElsewhere(
  { slug }: Pick<Tournament, 'slug'>,
  tournaments: readonly Tournament[],
  now: number,
): Tournament | null {
  const isElsewhere = (one: Tournament) =>
    one.slug !== slug && one.isMember && one.isChosen && eventStatus(one, now) !== 'past'
  return tournaments.find(isElsewhere) ?? null
}

const isOfSameSeries = (one: Tournament, other: Tournament): boolean =>
  one.seriesId !== null && one.seriesId === other.seriesId
