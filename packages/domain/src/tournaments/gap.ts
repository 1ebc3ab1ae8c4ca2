import { sortStandings, type OwnPlace, type Standing } from './standing.ts'
import { giftsOf, type TournamentPrize } from './tournament.ts'

/** What separates a player from a better place. */
export interface PlaceGap {
  readonly position: number
  /** What the score lacks, at least 0; null: the platform does not send the scores. */
  readonly missing: number | null
}

interface KnownPlaces {
  readonly leaders: readonly Standing[]
  readonly opponents: readonly Standing[]
}

/** The better place next to the player's; null: the player leads, or the one ahead is unknown. */
export function gapToNextPlace(board: KnownPlaces, own: OwnPlace): PlaceGap | null {
  if (own.position <= 1) return null
  const ahead = holderOf(board, own.position - 1)
  return ahead && { position: ahead.position, missing: missingTo(ahead, own) }
}

/** The nearest better place that wins something else than the player's own; null: there is none. */
export function gapToNextPrize(
  board: KnownPlaces & { readonly prizes: readonly TournamentPrize[] },
  own: OwnPlace,
): PlaceGap | null {
  const ownGifts = giftsOf(board.prizes, own.position).join('\n')
  const better = board.prizes.filter(
    ({ position, gifts }) => position < own.position && gifts.length > 0 && gifts.join('\n') !== ownGifts,
  )
  if (better.length === 0) return null
  const position = Math.max(...better.map((prize) => prize.position))
  const holder = holderOf(board, position)
  return { position, missing: holder && missingTo(holder, own) }
}

/**
 * Who has to be caught up with for a place: where places are shared, one may have a better number. The board holds its
 * highest places without a gap, so the n-th entry has the n-th place; the opponents hold a stretch around the player.
 */
function holderOf({ leaders, opponents }: KnownPlaces, position: number): Standing | null {
  const leader = leaders[position - 1]
  if (leader) return leader
  const ahead = sortStandings(opponents).filter((one) => one.position <= position)
  const [last] = ahead.slice(-1)
  if (!last) return null
  const sharers = ahead.filter((one) => one.position === last.position).length
  return last.position + sharers > position ? last : null
}

const missingTo = ({ score }: Standing, own: OwnPlace): number | null =>
  score === null || own.score === null ? null : Math.max(0, score - own.score)
