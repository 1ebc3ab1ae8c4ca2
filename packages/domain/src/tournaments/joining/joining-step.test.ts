import { wireTournament } from '@croupier/platform-fixtures'
import { FakeHttp } from '../../testing/fake-http.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventStatus } from '../../core/index.ts'
import { freeSeats, type EntryCondition, type Tournament } from '../tournament.ts'
import { createTournamentsApi } from '../tournaments-api.ts'
import { joiningStep, type JoiningStep } from './joining-step.ts'

const NOW = Date.UTC(2026, 0, 10)
const AHEAD = { status: 'future', startAt: NOW + 1 } as const
const OVER = { status: 'past', endAt: NOW } as const

let base: Tournament
beforeAll(async () => {
  const http = new FakeHttp().reply('/json-api/v2/tournaments/cup', { data: wireTournament(1, { slug: 'cup' }) })
  base = await createTournamentsApi(http, false).tournament('cup', new AbortController().signal)
})

const cup = (changes: Partial<Tournament> = {}): Tournament => ({ ...base, ...changes })
const chosen = (changes: Partial<Tournament> = {}): Tournament =>
  cup({ slug: 'other', isMember: true, isChosen: true, ...changes })
const condition = (changes: Partial<EntryCondition>): EntryCondition => ({
  type: 'level',
  isMet: null,
  minLevel: null,
  maxLevel: null,
  amount: null,
  currency: null,
  from: null,
  to: null,
  title: '',
  slug: null,
  ...changes,
})

interface Player {
  readonly compoints?: number | null
  readonly others?: readonly Tournament[] | null
}

const of = (tournament: Tournament, { compoints = 100, others = [] }: Player = {}): JoiningStep =>
  joiningStep({
    tournament,
    now: NOW,
    player: { compoints, tournaments: others && [tournament, ...others] },
  })
const ofGuest = (tournament: Tournament): JoiningStep => joiningStep({ tournament, now: NOW, player: null })

describe('a guest', () => {
  test.each([
    ['over', OVER, 'over'],
    ['open', {}, 'guest'],
    ['ahead', AHEAD, 'guest'],
    ['paid', { privacy: 'compoints', price: 300 }, 'guest'],
    ['full', { maxMembers: 5, members: 5 }, 'full'],
    ['of unlimited seats', { maxMembers: null, reportedFreeSeats: 0 }, 'guest'],
    ['closed', { privacy: 'closed' }, 'closed'],
    ['limited to those who are invited', { privacy: 'limited' }, 'closed'],
    ['limited by a level', { privacy: 'limited', conditions: [condition({})] }, 'guest'],
  ] as const)('of a tournament that is %s', (_, changes, kind) => {
    expect(ofGuest(cup(changes))).toEqual({ kind })
  })
})

describe('a player who is no member', () => {
  test('joins, and bets count from then on', () => {
    expect(of(cup())).toEqual({ kind: 'join', price: 0, left: null, from: null, isChoosing: true })
  })

  test.each([
    ['over', OVER, 'over'],
    ['full', { maxMembers: 5, reportedFreeSeats: 0 }, 'full'],
    ['closed', { privacy: 'closed' }, 'closed'],
    ['closed and full', { privacy: 'closed', maxMembers: 1, members: 1 }, 'closed'],
    [
      'without an invitation',
      { privacy: 'closed', conditions: [condition({ type: 'invitation', isMet: false })] },
      'closed',
    ],
    ['with an invitation', { privacy: 'closed', conditions: [condition({ type: 'invitation', isMet: true })] }, 'join'],
    ['limited, its conditions met', { privacy: 'limited', conditions: [condition({ isMet: true })] }, 'join'],
    ['limited, its conditions not told', { privacy: 'limited', conditions: [condition({ isMet: null })] }, 'join'],
    ['full, its conditions not met', { maxMembers: 1, members: 1, conditions: [condition({ isMet: false })] }, 'full'],
  ] as const)('of a tournament that is %s', (_, changes, kind) => {
    expect(of(cup(changes))).toMatchObject({ kind })
  })

  test('sees which conditions are not met', () => {
    const level = condition({ isMet: false, minLevel: 3 })
    const conditions = [
      condition({ type: 'deposit', isMet: true }),
      level,
      condition({ type: 'promotion', isMet: null }),
    ]
    expect(of(cup({ conditions }))).toEqual({ kind: 'conditions', unmet: [level] })
  })

  test.each([
    [299, { kind: 'compoints', price: 300, have: 299, missing: 1 }],
    [0, { kind: 'compoints', price: 300, have: 0, missing: 300 }],
    [300, { kind: 'join', price: 300, left: 0 }],
    [1000, { kind: 'join', price: 300, left: 700 }],
    [null, { kind: 'join', price: 300, left: null }],
  ] as const)('pays 300 of %s compoints', (compoints, step) => {
    expect(of(cup({ price: 300 }), { compoints })).toMatchObject(step)
  })

  test('is asked before bets stop counting for another tournament', () => {
    const from = chosen()
    expect(of(cup(), { others: [from] })).toMatchObject({ kind: 'join', from, isChoosing: true })
  })

  test('does not switch within a series, and compoints do not matter then', () => {
    const other = chosen({ seriesId: '7' })
    expect(of(cup({ seriesId: '7', price: 900 }), { others: [other] })).toEqual({ kind: 'series-locked', other })
    expect(of(cup({ seriesId: '8' }), { others: [other] })).toMatchObject({ kind: 'join', from: other })
  })

  test('joins one that is ahead without leaving the current one', () => {
    expect(of(cup(AHEAD), { others: [chosen()] })).toMatchObject({ kind: 'join', from: null, isChoosing: false })
    expect(of(cup(AHEAD))).toMatchObject({ kind: 'join', isChoosing: true })
  })
})

describe('a member', () => {
  const member = { isMember: true, privacy: 'closed', price: 300, maxMembers: 1, members: 1 } as const
  const unmet = { conditions: [condition({ isMet: false })] }

  test.each([
    ['over', OVER, 'over'],
    ['running', {}, 'choose'],
    ['ahead', AHEAD, 'choose'],
    ['running, whose conditions are no longer met', unmet, 'choose'],
  ] as const)('of a tournament that is %s, whatever its price and seats', (_, changes, kind) => {
    expect(of(cup({ ...member, ...changes }), { compoints: 0 })).toMatchObject({ kind })
  })

  test('whose bets count for it', () => {
    expect(of(cup({ ...member, isChosen: true }), { others: null })).toEqual({ kind: 'chosen' })
    expect(of(cup({ ...member, ...AHEAD, isChosen: true }))).toEqual({ kind: 'chosen' })
  })

  test('chooses it in the place of another, but not of one of its series', () => {
    const from = chosen({ seriesId: '7' })
    expect(of(cup(member), { others: [from] })).toEqual({ kind: 'choose', from })
    expect(of(cup({ ...member, seriesId: '7' }), { others: [from] })).toEqual({ kind: 'series-locked', other: from })
  })
})

const anyStatus = fc.constantFrom({}, AHEAD, OVER)
const anySeries = fc.constantFrom(null, '7', '8')
const anyTournament = (slug: string) =>
  fc
    .record({
      time: anyStatus,
      privacy: fc.constantFrom('open', 'closed', 'limited', 'compoints'),
      price: fc.constantFrom(0, 50, 300),
      maxMembers: fc.constantFrom(1, 10, null),
      members: fc.integer({ min: 0, max: 12 }),
      isMember: fc.boolean(),
      isChosen: fc.boolean(),
      seriesId: anySeries,
      conditions: fc.array(
        fc
          .record({ type: fc.constantFrom('level', 'invitation'), isMet: fc.constantFrom(true, false, null) })
          .map(condition),
        { maxLength: 2 },
      ),
    })
    .map(({ time, ...rest }) => ({ ...rest, ...time, slug }) as Partial<Tournament>)
const anySituation = fc.record({
  own: anyTournament('cup'),
  others: fc.tuple(anyTournament('a'), anyTournament('b')),
  compoints: fc.constantFrom(0, 50, 299, 300, null),
})

const forAny = (check: (step: JoiningStep, tournament: Tournament, others: readonly Tournament[]) => void): void =>
  fc.assert(
    fc.property(anySituation, ({ own, others, compoints }) => {
      const [tournament, ...all] = [own, ...others].map(cup)
      if (tournament) check(of(tournament, { compoints, others: all }), tournament, all)
    }),
  )

describe('whatever the situation', () => {
  test('who joins has a seat, the compoints and no unmet condition, and is no member of a tournament that is not over', () => {
    forAny((step, tournament) => {
      if (step.kind !== 'join') return
      expect(tournament.isMember).toBe(false)
      expect(freeSeats(tournament)).toBeGreaterThan(0)
      expect(tournament.conditions.every(({ isMet }) => isMet !== false)).toBe(true)
      expect(eventStatus(tournament, NOW)).not.toBe('past')
      if (step.left !== null) expect(step.left).toBeGreaterThanOrEqual(0)
      expect(step.price).toBe(tournament.price)
    })
  })

  test('no press makes bets stop counting for a running tournament of the same series', () => {
    forAny((step, tournament) => {
      const from = step.kind === 'join' || step.kind === 'choose' ? step.from : null
      if (from === null || eventStatus(from, NOW) !== 'active') return
      expect(tournament.seriesId === null || tournament.seriesId !== from.seriesId).toBe(true)
    })
  })

  test('a choice names the tournament that it ends, unless there is none', () => {
    forAny((step, _tournament, others) => {
      const current = others.find((one) => one.isMember && one.isChosen && eventStatus(one, NOW) !== 'past') ?? null
      if (step.kind === 'choose' || (step.kind === 'join' && step.isChoosing)) expect(step.from).toEqual(current)
    })
  })

  test('a member is never asked for compoints, seats or conditions', () => {
    forAny((step, { isMember }) => {
      if (isMember) expect(['over', 'chosen', 'waiting', 'choose', 'series-locked']).toContain(step.kind)
    })
  })
})
