import { wireSeries, wireStanding, wireTournament } from '@croupier/platform-fixtures'
import { FakeHttp } from '../testing/fake-http.ts'
import { expect, test } from 'vitest'
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

test('a tournament or series whose own answer lacks identifier, slug or title has those of its address', async () => {
  const http = new FakeHttp()
  const nameless = { slug: undefined, title: undefined }
  http.reply('/json-api/v2/tournaments/grand-tour', { data: { ...wireTournament(1), ...nameless } })
  http.reply('/json-api/tournament-series/grand-tour', { data: { ...wireSeries(1), ...nameless } })
  const api = createTournamentsApi(http, false)
  const known = { slug: 'grand-tour', title: 'Grand tour' }
  expect(await api.tournament('grand-tour', signal)).toMatchObject(known)
  expect(await api.series('grand-tour', signal)).toMatchObject(known)
  http.reply('/json-api/v2/tournaments/cup', { data: { ...wireTournament(1), id: undefined } })
  expect(await api.tournament('cup', signal)).toMatchObject({ id: 'cup' })
})
