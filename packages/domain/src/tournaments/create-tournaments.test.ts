import { wireSeries, wireStanding, wireTournament } from '@croupier/platform-fixtures'
import { FakeHttp, FakeLive, type HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { autorun } from 'mobx'
import { beforeEach, expect, test } from 'vitest'
import { createLifetime } from '../testing/lifetime.ts'
import { createPublicTournaments, createTournaments, type OwnTournaments } from './create-tournaments.ts'
import { BOARD_THROTTLE_MS } from './live-boards.ts'
import { withChosen } from './tournament.ts'

const LIST = '/json-api/v2/tournaments'
const CUP = `${LIST}/cup`

let http: FakeHttp
let live: FakeLive
let timers: HandTimers
let tournaments: OwnTournaments

const places = () => tournaments.tournament('cup').value?.leaders.map(({ username }) => username)
const leadersEvent = (usernames: readonly string[]) => ({
  slug: 'cup',
  leaders: usernames.map((username, index) => wireStanding(index + 1, { username, id: username })),
})

beforeEach(() => {
  http = new FakeHttp()
    .lay(LIST, { data: [wireTournament(1, { slug: 'cup' }), wireTournament(2)] })
    .lay(CUP, { data: wireTournament(1, { slug: 'cup', position: { position: 4, score: 300 } }) })
    .lay('/json-api/tournament-series/league', { data: wireSeries(1, { slug: 'league' }) })
  live = new FakeLive()
  const { lifetime, ...means } = createLifetime({ live })
  timers = means.timers
  const player = { profile: { value: { userId: 'me' } } }
  tournaments = createTournaments({ ...means, http, live, player })
  lifetime.start()
})

test('a player asks with the token, a guest without', async () => {
  await tournaments.list.load()
  const { lifetime: _lifetime, ...means } = createLifetime()
  await createPublicTournaments({ ...means, http, live }).list.load()
  expect(http.calls.map(({ auth }) => auth)).toEqual([true, false])
})

test('the newest of many events is shown, no more often than the throttle', async () => {
  await tournaments.tournament('cup').load()
  live.emit('tournament-leaders', leadersEvent(['ann']))
  expect(places()).toEqual(['ann'])
  live.emit('tournament-leaders', leadersEvent(['bob', 'ann']))
  live.emit('tournament-leaders', leadersEvent(['eve', 'ann']))
  expect(places()).toEqual(['ann'])
  await settled()
  timers.advance(BOARD_THROTTLE_MS)
  expect(places()).toEqual(['eve', 'ann'])
})

test('an entry of an event that cannot be read costs that entry, and an event of another tournament changes nothing', async () => {
  await tournaments.tournament('cup').load()
  live.emit('tournament-leaders', { slug: 'other', leaders: [wireStanding(1)] })
  expect(places()).toHaveLength(5)
  await settled()
  timers.advance(BOARD_THROTTLE_MS)
  live.emit('tournament-leaders', {
    slug: 'cup',
    leaders: [{ position: 'first' }, wireStanding(2, { username: 'bob' })],
  })
  expect(places()).toEqual(['bob'])
})

test('an event that came while the page was read is not lost to the older answer', async () => {
  const loading = tournaments.tournament('cup').load()
  live.emit('tournament-leaders', leadersEvent(['new']))
  await loading
  expect(places()).toEqual(['new'])
})

test("the player's place follows the board and the opponents", async () => {
  const cup = tournaments.tournament('cup')
  await cup.load()
  expect(cup.value?.ownPlace).toEqual({ position: 4, score: 300 })
  live.emit('tournament-opponents', { slug: 'cup', opponents: [wireStanding(2, { id: 'me', score: 900 })] })
  expect(cup.value?.ownPlace).toEqual({ position: 2, score: 900 })
})

test("a series' board follows its own events", async () => {
  const league = tournaments.series('league')
  await league.load()
  live.emit('tournament-leaders', { slug: 'league', leaders: [] })
  expect(league.value?.leaders).toHaveLength(5)
  live.emit('tournament-series-leaders', { slug: 'league', leaders: [wireStanding(1)] })
  expect(league.value?.leaders).toHaveLength(1)
})

test('what is chosen is chosen in the list and on the page', async () => {
  await Promise.all([tournaments.list.load(), tournaments.tournament('cup').load()])
  tournaments.changeAll((known) => withChosen(known, 'cup'))
  expect(tournaments.list.value?.map(({ isChosen }) => isChosen)).toEqual([true, false])
  expect(tournaments.tournament('cup').value?.isMember).toBe(true)
})

test('a page joins the room of its board and gives it up', () => {
  const stop = tournaments.watch('series', 'league')
  expect(live.rooms).toContain('tournament-series-league')
  stop()
  expect(live.rooms).not.toContain('tournament-series-league')
})

test('compoints that change elsewhere have the tournaments read again, as another tab may have paid for a seat', async () => {
  await tournaments.tournament('cup').load()
  http.lay(CUP, { data: wireTournament(1, { slug: 'cup', isMember: true }) })
  const stop = autorun(() => void tournaments.tournament('cup').value)
  live.emit('compoints-balance-changed', { compointBalance: 200 })
  await settled()
  expect(tournaments.tournament('cup').value?.isMember).toBe(true)
  stop()
})
