import { gapToNextPlace, gapToNextPrize } from './gap.ts'
import { ownPlaceOf, PODIUM_PLACES } from './standing.ts'
import type { Series } from './tournament.ts'

/** Places of a longer board that are kept at least. */
export const TOP_PLACES = 40

/**
 * A tournament or series with the top of its board only: all that its page shows before the board is unfolded, podium and
 * the player's own place included. `places` still tells how many there are.
 *
 * @param userId null: nobody is signed in, or the id is not known
 */
export function topOfBoard<B extends Series>(contest: B, userId: string | null): B {
  const { leaders, opponents } = contest
  const onPodium = leaders.filter(({ position }) => position <= PODIUM_PLACES).length
  const own = ownPlaceOf(contest, userId)
  // Those who hold the next prize and the next place: the n-th entry has the n-th place.
  const toPrize = own ? (gapToNextPrize(contest, own)?.position ?? 0) : 0
  const toPlace = own && gapToNextPlace({ leaders: [], opponents }, own) === null ? own.position : 0
  const kept = Math.max(TOP_PLACES, onPodium, toPrize, toPlace)
  if (leaders.length <= kept) return contest
  const ownPlace = own && { position: own.position, score: own.score }
  return { ...contest, leaders: leaders.slice(0, kept), ownPlace }
}
