/**
 * @promise Self-exclusion: what is offered is in the market’s demand and in the platform’s answer, and never shorter than what
 *   runs
 * @demand exclusion
 * @proof here, exclusion-page.stories
 * @journey cashbox/exclusion
 */

import { describe, expect, it } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { wireExclusions } from '@croupier/platform-fixtures'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createExclusion } from './exclusion-store.ts'
import {
  afterTerm,
  closesGame,
  exclusionsToTake,
  isLiftable,
  kindsToExclude,
  runningExclusions,
  termParts,
  type Exclusion,
  type ExclusionState,
} from './exclusion.ts'

const NOW = Date.parse('2026-01-31T12:00:00Z')
const DAY = 86_400_000
const PATH = '/json-api/users/exclusion'
const iso = (at: number) => new Date(at).toISOString()

const DEMAND = { terms: ['P30D', 'P6M', 'P1Y'], openEnded: 'P6M', byKind: true }
const STATE: ExclusionState = {
  running: [],
  terms: ['P6M', 'P1Y', 'P5Y'],
  openEnded: 'P6M',
  endsByItself: true,
  cooling: 'P7D',
  categories: ['slots', 'live'],
  effects: [],
}
const exclusion = (more: Partial<Exclusion> = {}): Exclusion => ({
  category: null,
  since: NOW,
  endsAt: null,
  liftableFrom: NOW + 180 * DAY,
  ...more,
})

it.each([
  ['P30D', '2026-03-02T12:00:00.000Z'],
  ['P1M', '2026-02-28T12:00:00.000Z'],
  ['P6M', '2026-07-31T12:00:00.000Z'],
  ['P1Y', '2027-01-31T12:00:00.000Z'],
  ['', '2026-01-31T12:00:00.000Z'],
])('a term of %j ends at %s', (term, expected) => {
  expect(iso(afterTerm(NOW, term))).toBe(expected)
})

it('a term is a count of days, months or years', () => {
  expect(termParts('P90D')).toEqual({ count: 90, unit: 'day' })
  expect(['P1W', 'PT1H', '6M', ''].map(termParts)).toEqual([null, null, null, null])
})

describe('what is offered', () => {
  const offered = (state: Partial<ExclusionState> = {}, category: string | null = null) =>
    exclusionsToTake({ ...STATE, ...state }, DEMAND, { category, now: NOW })

  it('is what the market demands and the platform has', () => {
    expect(offered()).toEqual(['P6M', 'P1Y', null])
    expect(offered({ openEnded: null })).toEqual(['P6M', 'P1Y'])
    expect(exclusionsToTake(STATE, { ...DEMAND, openEnded: null }, { category: null, now: NOW })).toEqual([
      'P6M',
      'P1Y',
    ])
  })

  it('is never shorter than what runs', () => {
    const ends = exclusion({ endsAt: NOW + 300 * DAY, liftableFrom: null })
    expect(offered({ running: [ends] })).toEqual(['P1Y'])
    expect(offered({ running: [exclusion()] })).toEqual([null])
    expect(offered({ running: [exclusion({ category: 'slots' })] })).toEqual(['P6M', 'P1Y', null])
    expect(offered({ running: [exclusion({ category: 'slots' })] }, 'slots')).toEqual([null])
  })

  it('may be a longer term where terms do not end by themselves', () => {
    expect(offered({ running: [exclusion()], endsByItself: false })).toEqual(['P6M', 'P1Y', null])
  })

  it('has kinds of games only where the market wants them', () => {
    expect(kindsToExclude(STATE, DEMAND)).toEqual(['slots', 'live'])
    expect(kindsToExclude(STATE, { ...DEMAND, byKind: false })).toEqual([])
  })
})

it('an exclusion runs until its end, and can be lifted after its least time only', () => {
  const ends = exclusion({ endsAt: NOW + DAY, liftableFrom: null })
  expect(runningExclusions({ running: [ends, exclusion()] }, NOW + DAY)).toEqual([exclusion()])
  expect([isLiftable(ends, NOW + 2 * DAY), isLiftable(exclusion(), NOW + 179 * DAY)]).toEqual([false, false])
  expect(isLiftable(exclusion(), NOW + 180 * DAY)).toBe(true)
})

it('a kind of games closes the games of that kind, all play closes each', () => {
  expect(closesGame([exclusion({ category: 'slots' })], ['top', 'slots'])).toBe(true)
  expect(closesGame([exclusion({ category: 'slots' })], ['live'])).toBe(false)
  expect(closesGame([exclusion()], ['live'])).toBe(true)
})

describe('the self-exclusion of a player', () => {
  /** `answer`: of a change. */
  const make = (answer: () => unknown = () => wireExclusions()) => {
    const http = new FakeHttp()
      .serve(PATH, ({ method }) => (method === 'GET' ? { data: wireExclusions() } : answer()))
      .serve(`${PATH}/lift`, answer)
    const live = new FakeLive()
    const lifetime = createLifetime({ live })
    let rereads = 0
    const player = { profile: { reread: () => void (rereads += 1) } }
    const own = createExclusion({ http, live, clock: { now: () => NOW }, player, ...lifetime })
    lifetime.lifetime.start()
    return { http, live, own, rereads: () => rereads }
  }
  const failing = (error: DomainError) => make(() => Promise.reject(error))

  it('is read again when another device has changed it', async () => {
    const { http, live, own } = make()
    live.emit('limits-changed', {})
    expect(http.calls).toEqual([])
    await own.state.ensure()
    live.emit('limits-changed', {})
    await settled()
    expect(http.calls).toHaveLength(2)
  })

  it('is known on every page once it has begun', async () => {
    const { http, own, rereads } = make()
    expect(await own.exclude.run({ term: 'P6M', category: null })).toMatchObject({ status: 'done' })
    expect(http.last).toMatchObject({ method: 'POST', auth: true, body: { term: 'P6M', category: null } })
    expect([own.state.value?.running.length, rereads()]).toEqual([2, 1])
  })

  it('without an answer is looked up in what the platform tells', async () => {
    const { own, rereads } = failing(new DomainError('network'))
    expect(await own.exclude.run({ term: 'P6M', category: 'live' })).toMatchObject({ status: 'missing' })
    expect(await own.exclude.run({ term: null, category: null })).toMatchObject({ status: 'done' })
    expect(rereads()).toBe(1)
    expect(await own.lift.run(null)).toMatchObject({ status: 'missing' })
    expect(await own.lift.run('live')).toMatchObject({ status: 'done' })
  })

  it('that would end sooner is refused, and looked up no further', async () => {
    const { http, own } = failing(new DomainError('rejected', { status: 409, codes: ['exclusion_running'] }))
    expect(await own.exclude.run({ term: 'P30D', category: null })).toMatchObject({ status: 'refused' })
    expect(http.calls).toHaveLength(1)
  })
})
