import { wireSeries, wireStanding, wireTournament } from '@croupier/platform-fixtures'
import { FakeDevice, FakeLive, FakeStorage, type HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import fc from 'fast-check'
import { autorun } from 'mobx'
import { beforeEach, expect, test } from 'vitest'
import { DomainError } from '../core/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { createTournaments, type Tournaments } from './tournaments-store.ts'
import { BOARD_THROTTLE_MS } from './live-boards.ts'
import { withChosen } from './tournament.ts'

const LIST = '/json-api/v2/tournaments'
const CUP = `${LIST}/cup`
const LEAGUE = '/json-api/tournament-series/league'
const SERIES_LIST = '/json-api/tournament-series'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.UTC(2026, 0, 1)

let http: FakeHttp
let live: FakeLive
let timers: HandTimers
let tournaments: Tournaments
let now: number

const device = () => ({
  storage: new FakeStorage(),
  createId: () => 'id',
  clock: { now: () => now },
  random: () => 0,
  deviceSignals: new FakeDevice(),
})

const places = () => tournaments.tournament('cup').value?.leaders.map(({ username }) => username)
const leadersEvent = (usernames: readonly string[]) => ({
  slug: 'cup',
  leaders: usernames.map((username, index) => wireStanding(index + 1, { username, id: username })),
})

beforeEach(() => {
  http = new FakeHttp()
    .reply(LIST, { data: [wireTournament(1, { slug: 'cup' }), wireTournament(2)] })
    .reply(CUP, { data: wireTournament(1, { slug: 'cup', position: { position: 4, score: 300 } }) })
    .reply(LEAGUE, { data: wireSeries(1, { slug: 'league' }) })
  live = new FakeLive()
  const { lifetime, ...means } = createLifetime({ live })
  timers = means.timers
  const player = { profile: { value: { userId: 'me' } } }
  now = START - HOUR
  tournaments = createTournaments({ ...means, ...device(), http, live, player })
  lifetime.start()
})

test('a player asks with the token, a guest without', async () => {
  await tournaments.list.load()
  const { lifetime: _lifetime, ...means } = createLifetime()
  await createTournaments({ ...means, ...device(), http, live, player: null }).list.load()
  expect(http.calls.map(({ auth }) => auth)).toEqual([true, false])
})

test('the newest of many events is shown, no more often than the throttle', async () => {
  await tournaments.tournament('cup').load()
  live.emit('tournament-leaders', leadersEvent(['ann']))
  // The code that reads boards loads with the first event.
  await expect.poll(places).toEqual(['ann'])
  live.emit('tournament-leaders', leadersEvent(['bob', 'ann']))
  live.emit('tournament-leaders', leadersEvent(['eve', 'ann']))
  await settled()
  expect(places()).toEqual(['ann'])
  timers.advance(BOARD_THROTTLE_MS)
  await settled()
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
  await settled()
  expect(places()).toEqual(['bob'])
})

test('a live board is whole, wherever a page had only its top', async () => {
  const cup = tournaments.tournament('cup')
  await cup.load()
  cup.change((one) => ({ ...one, places: 5000 }))
  live.emit('tournament-leaders', leadersEvent(['ann', 'bob']))
  await expect.poll(places).toEqual(['ann', 'bob'])
  expect(cup.value?.places).toBe(2)
})

test('an event that came while the page was read is not lost to the older answer', async () => {
  const loading = tournaments.tournament('cup').load()
  live.emit('tournament-leaders', leadersEvent(['new']))
  await loading
  await settled()
  expect(places()).toEqual(['new'])
})

test('an event that waited while the page was read again does not undo the newer answer', async () => {
  const cup = tournaments.tournament('cup')
  await cup.load()
  live.emit('tournament-leaders', leadersEvent(['ann']))
  live.emit('tournament-leaders', leadersEvent(['bob', 'ann']))
  http.reply(CUP, { data: wireTournament(1, { slug: 'cup', leaders: [wireStanding(1, { username: 'eve' })] }) })
  await cup.reload()
  await settled()
  timers.advance(BOARD_THROTTLE_MS)
  await settled()
  expect(places()).toEqual(['eve'])
})

test('an event that waited is shown while a later read is under way, or where it fails', async () => {
  const cup = tournaments.tournament('cup')
  await cup.load()
  live.emit('tournament-leaders', leadersEvent(['ann']))
  live.emit('tournament-leaders', leadersEvent(['bob', 'ann']))
  http.reply(CUP, new DomainError('unavailable'))
  const reading = cup.reload().catch(() => undefined)
  await settled()
  timers.advance(BOARD_THROTTLE_MS)
  await reading
  await settled()
  expect(places()).toEqual(['bob', 'ann'])
})

test('whatever comes in whichever order, the board and the place are those of what came last', async () => {
  type Step =
    | { readonly kind: 'leaders' | 'opponents'; readonly place: number }
    | { readonly kind: 'read' | 'pass'; readonly place: number }
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('leaders', 'opponents', 'read', 'pass'),
    place: fc.integer({ min: 1, max: 99 }),
  })
  const mine = (place: number) => [wireStanding(place, { id: 'me', username: `at ${place}` })]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const cup = tournaments.tournament('cup')
      await cup.load()
      let last: number | null = null
      for (const { kind, place } of steps) {
        if (kind === 'pass') timers.advance(place * 10)
        else if (kind === 'read') {
          http.reply(CUP, {
            data: wireTournament(1, {
              slug: 'cup',
              leaders: mine(place),
              opponents: mine(place),
              position: { position: place, score: 1 },
            }),
          })
          await cup.reload()
        } else if (kind === 'leaders') live.emit('tournament-leaders', { slug: 'cup', leaders: mine(place) })
        else live.emit('tournament-opponents', { slug: 'cup', opponents: mine(place) })
        if (kind !== 'pass') last = place
        await settled()
      }
      timers.advance(BOARD_THROTTLE_MS)
      await settled()
      timers.advance(BOARD_THROTTLE_MS)
      if (last !== null) expect(cup.value?.ownPlace?.position).toBe(last)
      const lastLeaders = steps.filter(({ kind }) => kind === 'leaders' || kind === 'read').at(-1)
      if (lastLeaders) expect(places()).toEqual([`at ${lastLeaders.place}`])
    }),
  )
})

test("the player's place follows the board and the opponents", async () => {
  const cup = tournaments.tournament('cup')
  await cup.load()
  expect(cup.value?.ownPlace).toEqual({ position: 4, score: 300 })
  live.emit('tournament-opponents', { slug: 'cup', opponents: [wireStanding(2, { id: 'me', score: 900 })] })
  await settled()
  expect(cup.value?.ownPlace).toEqual({ position: 2, score: 900 })
})

test("a series' board follows its own events", async () => {
  const league = tournaments.series('league')
  await league.load()
  live.emit('tournament-leaders', { slug: 'league', leaders: [] })
  expect(league.value?.leaders).toHaveLength(5)
  live.emit('tournament-series-leaders', { slug: 'league', leaders: [wireStanding(1)] })
  await settled()
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

/** Lays a tournament and a series that start now and last so long; lets time pass while their boards change. */
function startNow(length: number) {
  now = START - length
  const times = { startedAt: new Date(START).toISOString(), finishedAt: new Date(START + length).toISOString() }
  const cup = wireTournament(1, { slug: 'cup', ...times })
  const league = wireSeries(1, { slug: 'league', ...times })
  http
    .reply(CUP, { data: cup })
    .reply(LEAGUE, { data: league })
    .reply(LIST, { data: [cup] })
    .reply(SERIES_LIST, { data: [league] })
  return async (ms: number) => {
    for (let left = ms; left > 0; left -= 30_000) {
      now += 30_000
      timers.advance(30_000)
      // A board that were silent while it runs would be read again.
      if (now < START + length) {
        live.emit('tournament-leaders', leadersEvent(['ann']))
        live.emit('tournament-series-leaders', { ...leadersEvent(['ann']), slug: 'league' })
      }
      await settled()
    }
  }
}
const readsOf = (paths: readonly string[]) => paths.map((path) => http.paths().filter((one) => one === path).length)

test('a tournament and a series are read again after their start and their end while their page is open', async () => {
  const pass = startNow(4 * MINUTE)
  await Promise.all([tournaments.tournament('cup').load(), tournaments.series('league').load()])
  const reads = () => readsOf([CUP, LEAGUE])
  const ends = [tournaments.watch('tournament', 'cup'), tournaments.watch('series', 'league')]
  expect(reads()).toEqual([1, 1])
  now = START - MINUTE
  await pass(3 * MINUTE)
  expect(reads()).toEqual([2, 2])
  await pass(3 * MINUTE)
  expect(reads()).toEqual([3, 3])
  for (const end of ends) end()
  await pass(HOUR)
  expect(reads()).toEqual([3, 3])
})

test('lists are read again after a start and an end, and where these were moved, while they are shown', async () => {
  const pass = startNow(4 * MINUTE)
  await Promise.all([tournaments.list.load(), tournaments.seriesList.load()])
  const reads = () => readsOf([LIST, SERIES_LIST])
  const ends = [
    tournaments.watchList('tournament', tournaments.list),
    tournaments.watchList('series', tournaments.seriesList),
  ]
  now = START - MINUTE
  await pass(3 * MINUTE)
  expect(reads()).toEqual([2, 2])
  live.emit('notification-update', { id: 1 })
  await pass(MINUTE)
  expect(reads()).toEqual([3, 3])
  for (const end of ends) end()
  await pass(HOUR)
  expect(reads()).toEqual([3, 3])
})

test('a start and an end that a page has read are those of the lists', async () => {
  startNow(HOUR)
  await Promise.all([tournaments.list.load(), tournaments.seriesList.load()])
  const finishedAt = new Date(START + 2 * HOUR).toISOString()
  http
    .reply(CUP, { data: wireTournament(1, { slug: 'cup', finishedAt }) })
    .reply(LEAGUE, { data: wireSeries(1, { slug: 'league', finishedAt }) })
  await Promise.all([tournaments.tournament('cup').load(), tournaments.series('league').load()])
  expect(tournaments.list.value?.map(({ endAt }) => endAt)).toEqual([START + 2 * HOUR])
  expect(tournaments.seriesList.value?.map(({ endAt }) => endAt)).toEqual([START + 2 * HOUR])
})

test('compoints that change elsewhere have the tournaments read again, as another tab may have paid for a seat', async () => {
  await tournaments.tournament('cup').load()
  http.reply(CUP, { data: wireTournament(1, { slug: 'cup', isMember: true }) })
  const stop = autorun(() => void tournaments.tournament('cup').value)
  live.emit('compoints-balance-changed', { compointBalance: 200 })
  await settled()
  expect(tournaments.tournament('cup').value?.isMember).toBe(true)
  stop()
})
