import { wireSeries, wireStanding, wireTournament } from '@croupier/platform-fixtures'
import { testDamagedAnswers } from '../testing/damaged-answers.ts'
import { createTournamentsApi } from './tournaments-api.ts'

const { signal } = new AbortController()
const longTexts = ['description', 'prizeDescription', 'rules']
/** A status, a kind of victory and a limit of seats may be of several types, so another type is no damage there. */
const tournament = (id: number) => {
  const { status: _status, victoryType: _victory, limitSeats: _seats, ...rest } = wireTournament(id)
  return { ...rest, leaders: [wireStanding(1)], prizes: [{ position: 1, giftTitles: ['€500'] }] }
}
const series = (id: number) => {
  const { status: _status, ...rest } = wireSeries(id)
  return rest
}

testDamagedAnswers(
  'tournaments',
  { data: [1, 2, 3].map(tournament) },
  { read: (http) => createTournamentsApi(http, false).list(null, signal), longTexts },
)
testDamagedAnswers(
  'tournament',
  { data: tournament(1) },
  { read: (http) => createTournamentsApi(http, false).tournament('cup', signal), longTexts },
)
testDamagedAnswers(
  'series of tournaments',
  { data: series(1) },
  { read: (http) => createTournamentsApi(http, false).series('league', signal), longTexts },
)
