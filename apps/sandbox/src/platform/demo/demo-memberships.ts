import type { PlayerRecord } from '../../players/player.ts'
import type { Tournaments } from '../../tournaments/tournaments.ts'

const CHOSEN = { slug: 'grand-tour-egypt', score: 12_984_000 }
const JOINED = { slug: 'crash-orbit', score: 54_900 }
const INVITED = 'high-rollers-club'
const WON = 'winter-league-first-round'

/** Lets the demo player take part: plays in one, leads another's series, came second in a finished one and has its prize as a gift. */
export function seedDemoMemberships(tournaments: Tournaments, player: Pick<PlayerRecord, 'id'>): void {
  const { book, members, boards, results } = tournaments
  const named = (slug: string) => {
    const tournament = book.find(slug)
    if (!tournament) throw new Error(`No tournament ${slug}`)
    return tournament
  }
  tournaments.admit(named(CHOSEN.slug), player, { score: CHOSEN.score, isChosen: true })
  tournaments.admit(named(JOINED.slug), player, { score: JOINED.score })
  members.invite(named(INVITED).id, player.id)
  const won = named(WON)
  const [first, second] = boards.of(won)
  results.markSettled(won, book.findSeries(won.seriesId ?? 0))
  if (!first || !second) return
  tournaments.admit(won, player, { score: Math.floor((first.score + second.score) / 2) })
  results.reward(won, player.id)
}
