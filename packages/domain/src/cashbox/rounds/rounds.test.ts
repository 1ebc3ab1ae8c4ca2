/**
 * @promise History: what was played, by game and time, and what came of it by day, month and year; rounds that end while the
 *   page is open are told, not moved into the list; a sum without all of its steps is not shown
 * @demand playHistory
 * @proof here, rounds.additions.test, rounds-address.test, rounds-page.stories, statement-page.stories
 * @journey cashbox/play-history
 */

import { wirePlayStep, wireRound } from '@croupier/platform-fixtures'
import { FakeLive, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abortedError, isAborted } from '../../core/index.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { monthBounds, resultBounds, sumOfSteps } from './play-results.ts'
import { netOf } from './round.ts'
import { RoundsStore } from './rounds-store.ts'

const ROUNDS = '/json-api/users/rounds'
const RESULTS = '/json-api/users/play-results'
const NOW = new Date(2026, 10, 27, 15).getTime()
const FILTER = { game: null, from: null, to: null }

const page = (ids: readonly number[], total = ids.length) => ({
  data: ids.map((id) => wireRound(id)),
  total,
  games: [{ slug: 'moon', name: 'Moon' }],
  oldest_at: '2025-01-01T00:00:00Z',
})

const boundsOf = (query: unknown): string[] => (query as { bound: string[] }).bound

let http: FakeHttp
let live: FakeLive
let timers: HandTimers
let rounds: RoundsStore
beforeEach(() => {
  http = new FakeHttp().reply(ROUNDS, page([3, 2, 1]))
  live = new FakeLive()
  timers = new HandTimers()
  rounds = new RoundsStore({ ...createLifetime({ timers, live }), http, live, clock: { now: () => NOW } })
})

describe('rounds', () => {
  it('come by game and time, with the games that were played', async () => {
    rounds.show({ game: 'moon', from: NOW - 1000, to: NOW })
    await rounds.pages?.ensure()
    expect(http.last.query).toMatchObject({
      game: 'moon',
      from: new Date(NOW - 1000).toISOString(),
      to: new Date(NOW).toISOString(),
      offset: 0,
    })
    expect(rounds.pages?.items.map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(rounds.games).toEqual([{ slug: 'moon', name: 'Moon' }])
    expect(rounds.oldestAt).toBe(Date.parse('2025-01-01'))
  })

  it('that cannot be read are left out, the others stay', async () => {
    http.reply(ROUNDS, { ...page([]), data: [wireRound(1), { ...wireRound(2), stake: -5 }, wireRound(3)] })
    rounds.show(FILTER)
    await rounds.pages?.ensure()
    expect(rounds.pages?.items.map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('are all in a file, however many pages they have', async () => {
    const all = Array.from({ length: 1500 }, (_, index) => index)
    http.serve(ROUNDS, ({ query }) => {
      const { offset, limit } = query as { offset: number; limit: number }
      return page(all.slice(offset, offset + limit), all.length)
    })
    rounds.show(FILTER)
    expect((await rounds.all()).map(({ id }) => Number(id))).toEqual(all)
  })

  it('are not gathered for a page that is closed', async () => {
    http.hold(ROUNDS)
    rounds.show(FILTER)
    const leave = rounds.follow()
    const file = rounds.all()
    leave()
    expect(http.last.signal?.aborted).toBe(true)
    const failed = expect(file).rejects.toSatisfy(isAborted)
    await http.last.fail(abortedError())
    await failed
  })

  it('that end while the page is open are told, and shown when the player asks', async () => {
    rounds.show(FILTER)
    await rounds.pages?.ensure()
    const leave = rounds.follow()
    http.reply(ROUNDS, page([4, 3, 2, 1]))
    live.emit('round-finished', { id: 4 })
    await settled()
    expect([rounds.hasNew, rounds.pages?.items.length]).toEqual([true, 3])
    rounds.showNew()
    await settled()
    expect([rounds.hasNew, rounds.pages?.items.length]).toEqual([false, 4])
    leave()
    live.emit('round-finished', { id: 5 })
    expect(rounds.hasNew).toBe(false)
  })

  it.each([
    [200, 0, -200],
    [200, 500, 300],
    [0, 500, 500],
    [200, 200, 0],
  ])('staked %i and won %i come to %i', (stake, win, net) => expect(netOf({ stake, win })).toBe(net))
})

describe('results', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('are asked by the player’s own days', async () => {
    http.serve(RESULTS, ({ query }) => ({
      data: {
        currency: 'EUR',
        steps: boundsOf(query)
          .slice(0, -1)
          .map((at) => wirePlayStep(at)),
      },
    }))
    const { steps, isWhole, currency } = await rounds.results('day').load()
    expect(steps.map(({ from, to }) => [from, to])).toEqual(
      resultBounds('day', NOW)
        .slice(0, -1)
        .map((from, at) => [from, resultBounds('day', NOW)[at + 1]]),
    )
    expect([isWhole, currency]).toEqual([true, 'EUR'])
    expect(sumOfSteps(steps)).toEqual({ rounds: 300, stake: 60_000, win: 45_000, deposited: 150_000, withdrawn: 0 })
  })

  it('without one of their steps are not whole', async () => {
    http.serve(RESULTS, ({ query }) => ({
      data: {
        currency: 'EUR',
        steps: boundsOf(query)
          .slice(1, -1)
          .map((at) => wirePlayStep(at)),
      },
    }))
    const { steps, isWhole } = await rounds.results('month').load()
    expect([steps.length, isWhole]).toEqual([11, false])
  })

  it('do not make up payments that the platform does not say', () => {
    const step = { from: 0, to: 1, rounds: 1, stake: 5, win: 1, deposited: 5, withdrawn: null }
    expect(sumOfSteps([step, step])).toMatchObject({ deposited: 10, withdrawn: null })
  })

  it('are thirty days, twelve months and five years that end with this one', () => {
    expect([resultBounds('day', NOW).length, resultBounds('day', NOW)[0]]).toEqual([
      31,
      new Date(2026, 9, 29).getTime(),
    ])
    expect(resultBounds('month', NOW)[0]).toBe(new Date(2025, 11, 1).getTime())
    expect(resultBounds('year', NOW)).toEqual(
      [2022, 2023, 2024, 2025, 2026, 2027].map((year) => new Date(year, 0).getTime()),
    )
  })

  it.each([
    ['Europe/Rome', '2026-03-30T12:00:00Z', 23],
    ['America/New_York', '2026-11-02T12:00:00Z', 25],
  ])('have whole days in %s, also where the clocks change', (zone, now, hours) => {
    vi.stubEnv('TZ', zone)
    const bounds = resultBounds('day', Date.parse(now))
    const lengths = bounds.slice(1).map((to, at) => (to - (bounds[at] ?? 0)) / 3_600_000)
    expect(lengths.slice(-3)).toEqual([24, hours, 24])
  })
})

describe('the months of a statement', () => {
  it.each([
    [2025, 12],
    [2026, 11],
    [2027, 0],
  ])('of %i are %i', (year, months) => {
    const bounds = monthBounds(year, NOW)
    expect(bounds).toHaveLength(months + 1)
    expect(bounds[0]).toBe(new Date(year, 0).getTime())
  })
})
