import { describe, expect, test } from 'vitest'
import { FakeDevice, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer, NewTournament } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../testing/open-sandbox.ts'
import { when } from 'mobx'
import { Player } from '../player/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { guestOf, playerOf } from '../testing/visitor.ts'
import { createTournaments } from './tournaments-store.ts'
import { chooseTournament, joinTournament } from './joining/joining-api.ts'
import { ENTRY_PRICE_CHANGED } from './joining/joining-store.ts'
import { ownPlaceOf } from './standing.ts'
import { createTournamentGames } from '../parts/index.ts'
import { createPlayerApi } from '../player/player-api.ts'
import { readMessage } from '../testing/read-live.ts'

const HOUR = 3_600_000

const sandbox = await openSandbox()

function guest() {
  const { http, live } = guestOf(sandbox)
  const { lifetime, log, ...parts } = createLifetime()
  const tournaments = createTournaments({ player: null, http, live, ...parts, ...device(), timers: hostTimers })
  const games = createTournamentGames({ http, ...parts })
  return { tournaments, games, log, close: () => lifetime.dispose() }
}

/** Of a device, in a tab in view. */
const device = () => ({
  storage: new FakeStorage(),
  createId: () => crypto.randomUUID(),
  clock: { now: Date.now },
  random: () => 0,
  deviceSignals: new FakeDevice(),
})

/** Signed in, with the live connection open under the player's hash. */
async function aPlayer(name: string, state: Partial<NewPlayer> = {}) {
  const login = `${name}@example.test`
  const visitor = await playerOf(sandbox, { login, password: 'password-1', nickname: name, currency: 'EUR', ...state })
  const { lifetime, log, ...own } = createLifetime({ live: visitor.live })
  const means = { ...visitor, ...own, log, timers: hostTimers }
  const api = createPlayerApi(visitor.http)
  const player = new Player({ ...means, api, readMessage })
  const tournaments = createTournaments({ ...device(), ...means, player })
  const stops = [player.start(), visitor.live.start(), lifetime.start()]
  await player.loadBase()
  await when(() => visitor.live.state === 'open', { timeout: 10_000 })
  const close = () => {
    for (const stop of stops) stop?.()
    lifetime.dispose()
  }
  return { http: visitor.http, tournaments, userId: player.profile.value?.userId ?? null, log, close }
}

describe('the tournaments', () => {
  test('are read with each mechanic, privacy and state, and so are their series', async () => {
    const { tournaments, log, close } = guest()
    // Other tests make tournaments; their ids are above a thousand.
    const all = (await tournaments.list.ensure()).filter(({ id }) => Number(id) < 1000)
    expect(all).toHaveLength(12)
    expect(new Set(all.map(({ mechanic }) => mechanic))).toEqual(
      new Set(['bets', 'wins', 'multipliers', 'best-multiplier']),
    )
    expect(new Set(all.map(({ privacy }) => privacy))).toEqual(new Set(['open', 'closed', 'limited', 'compoints']))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['future', 'active', 'past']))
    for (const { startAt, endAt, image, prizeMoney, title } of all) {
      expect([startAt !== null && endAt !== null && startAt < endAt, image, prizeMoney['EUR']]).toEqual([
        true,
        expect.stringContaining('/cdn/'),
        expect.any(Number),
      ])
      expect(title).toMatch(/\S{3}/)
    }
    const series = await tournaments.seriesList.ensure()
    expect(series.map(({ slug }) => slug)).toEqual(['grand-tour', 'multiplier-masters', 'winter-league'])
    const own = await tournaments.ofSeries(series[0]!.id).ensure()
    expect(own.length).toBeGreaterThan(1)
    expect(own.map(({ seriesId }) => seriesId)).toEqual(own.map(() => series[0]!.id))
    expect((await tournaments.series('winter-league').ensure()).leaders.length).toBeGreaterThan(50)
    expect(log.labels).toEqual([])
    close()
  })

  test('have the whole board on their page; one that does not exist is not found', async () => {
    const { tournaments, log, close } = guest()
    const { leaders, members, isMember } = await tournaments.tournament('neon-rush').ensure()
    expect([leaders.length > 4000, members > 4000, isMember]).toEqual([true, true, false])
    expect(leaders.map(({ position }) => position)).toEqual(
      leaders.map(({ position }) => position).toSorted((a, b) => a - b),
    )
    await expect(tournaments.tournament('none').load()).rejects.toMatchObject({ kind: 'not-found' })
    await expect(tournaments.series('none').load()).rejects.toMatchObject({ kind: 'not-found' })
    expect(log.labels).not.toContain('invalid-response')
    close()
  })

  test('have games by forty, found by their names', async () => {
    const { games, close } = guest()
    const all = games.list('grand-tour-egypt', '')
    await all.ensure()
    expect(all.items).toHaveLength(40)
    const wanted = all.items[11]!
    const found = games.list('grand-tour-egypt', wanted.name.toUpperCase())
    await found.ensure()
    expect(found.items.map(({ slug }) => slug)).toContain(wanted.slug)
    expect((await games.first('high-rollers-club').ensure()).games).toHaveLength(5)
    const counts = games.counts('high-rollers-club', wanted)
    await counts.ensure()
    expect(counts.value).toBe(false)
    expect(await games.counts('grand-tour-egypt', wanted).ensure()).toBe(true)
    close()
  })
})

test('a board follows its live events, and so does the place of the player', async () => {
  const slug = 'contract-live'
  const rivals = [
    { username: 'ace', score: 500_000 },
    { username: 'king', score: 300_000 },
  ]
  await sandbox.control.tournament({ slug, rivals, endsInMs: HOUR })
  const { tournaments, userId, log, close } = await aPlayer('contract-leader', { tournaments: { [slug]: 400_000 } })
  const tournament = tournaments.tournament(slug)
  await tournament.ensure()
  const place = () => tournament.value && ownPlaceOf(tournament.value, userId)?.position
  expect(place()).toBe(2)
  const leave = tournaments.watch('tournament', slug)
  const joined = async () => (await sandbox.control.sockets()).flatMap(({ rooms }) => rooms)
  await expect.poll(joined).toContain(`tournament-${slug}`)
  await sandbox.control.seat(slug, 'contract-leader@example.test', { score: 200_000 })
  await expect.poll(place).toBe(1)
  await sandbox.control.rivals(slug, [{ username: 'queen', score: 900_000 }])
  await expect.poll(place).toBe(2)
  expect(tournament.value?.leaders.map(({ username }) => username)).toEqual(['queen', 'contract-leader', 'ace', 'king'])
  expect(log.labels).toEqual([])
  leave()
  close()
})

describe('a seat', () => {
  const KEY = 'one-key-for-five-calls'

  test('is taken, chosen and charged once', async () => {
    const slug = 'contract-seat'
    await sandbox.control.tournament({ slug, privacy: 'compoints', price: 30 })
    const { http, tournaments, close } = await aPlayer('contract-payer', { compoints: 50 })
    await expect(chooseTournament(http, slug)).rejects.toMatchObject({ kind: 'rejected', codes: ['not_a_member'] })
    await Promise.all(
      [KEY, KEY, KEY, 'another-key-of-a-tab'].map((key) => joinTournament(http, slug, { key, price: 30 })),
    )
    await chooseTournament(http, slug)
    expect(await tournaments.tournament(slug).ensure()).toMatchObject({ isMember: true, isChosen: true, price: 30 })
    const { balances } = await sandbox.control.player('contract-payer@example.test')
    expect(balances.compoints).toBe(20)
    close()
  })

  test('is not charged at another price than the player agreed to', async () => {
    const slug = 'contract-price'
    await sandbox.control.tournament({ slug, privacy: 'compoints', price: 40 })
    const { http, tournaments, close } = await aPlayer('contract-dear', { compoints: 50 })
    const refused = { kind: 'rejected', codes: [ENTRY_PRICE_CHANGED] }
    await expect(joinTournament(http, slug, { key: KEY, price: 30 })).rejects.toMatchObject(refused)
    expect(await tournaments.tournament(slug).ensure()).toMatchObject({ isMember: false, price: 40 })
    const { balances } = await sandbox.control.player('contract-dear@example.test')
    expect(balances.compoints).toBe(50)
    close()
  })

  test.each<[string, Omit<NewTournament, 'slug'>, object]>([
    ['insufficient_compoint_balance', { price: 60 }, { missing: 10 }],
    ['no_free_seats', { maxMembers: 1, rivals: [{ username: 'ace', score: 1 }] }, {}],
    ['tournament_finished', { startsInMs: -HOUR, endsInMs: 0 }, {}],
    ['tournament_closed', { privacy: 'closed' }, {}],
    [
      'entry_conditions_unmet',
      {
        privacy: 'limited',
        conditions: [
          { type: 'level', min: 5 },
          { type: 'deposit', euros: 20 },
        ],
      },
      {},
    ],
    ['multi_account', { isClosedToMultiAccounts: true }, {}],
  ])('is refused as %s', async (code, tournament, data) => {
    const slug = `contract-${code}`
    await sandbox.control.tournament({ slug, ...tournament })
    const { http, close } = await aPlayer(slug, { compoints: 50, flags: ['multi_account'] })
    const entry = { key: KEY, price: tournament.price ?? 0 }
    await expect(joinTournament(http, slug, entry)).rejects.toMatchObject({ kind: 'rejected', codes: [code], data })
    close()
  })

  test('of a series is not changed while it counts', async () => {
    await sandbox.control.tournament({ slug: 'contract-stage', series: 'grand-tour' })
    await sandbox.control.tournament({ slug: 'contract-next', series: 'grand-tour' })
    const { http, close } = await aPlayer('contract-series', { tournaments: { 'contract-stage': 0 } })
    const refused = { kind: 'rejected', codes: ['tournament_series_member'] }
    await expect(joinTournament(http, 'contract-next', { key: KEY, price: 0 })).rejects.toMatchObject(refused)
    close()
  })
})
