import { wireTournament } from '@croupier/platform-fixtures'
import { FakeHttp } from '../testing/fake-http.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOwn, ownPlaceOf, ownStanding, podium, type Standing } from './standing.ts'
import { currentTournament, freeSeats, giftsOf, withChosen, type Tournament } from './tournament.ts'
import type { WireTournament } from './tournament-wire.ts'
import { createTournamentsApi } from './tournaments-api.ts'

const { signal } = new AbortController()
const NOW = Date.UTC(2026, 0, 10)

async function read(changes: Partial<WireTournament> | object = {}): Promise<Tournament> {
  const http = new FakeHttp().reply('/json-api/v2/tournaments/cup', { data: { ...wireTournament(1), ...changes } })
  return createTournamentsApi(http, false).tournament('cup', signal)
}

const standing = (position: number, id = String(position)): Standing => ({
  id,
  position,
  username: `player-${id}`,
  score: null,
  gift: null,
})

test('a tournament of the wire gets the names of the domain', async () => {
  expect(await read()).toMatchObject({
    slug: 'tournament-1',
    image: '/cdn/tournaments/tournament-1.png',
    status: 'active',
    startAt: Date.UTC(2026, 0, 1),
    mechanic: 'bets',
    privacy: 'open',
    maxMembers: null,
    betLimits: { min: 50, max: 10_000 },
    prizes: [{ position: 1, gifts: ['€5,000'] }, { position: 2 }, { position: 3 }],
  })
})

test.each([
  ['created', 'future'],
  [{ title: 'created' }, 'future'],
  [{ title: 'active' }, 'active'],
  ['finished', 'past'],
  [{ title: 'finished', value: 3 }, 'past'],
  ['paused', null],
  [null, null],
  [undefined, null],
])('the status %j is %s', async (status, expected) => {
  expect((await read({ status })).status).toBe(expected)
})

test.each([
  [1, 'open'],
  [2, 'closed'],
  [3, 'limited'],
  [4, 'compoints'],
  [9, 'closed'],
])('privacy %i is %s', async (value, expected) => {
  expect((await read({ privacyType: { value } })).privacy).toBe(expected)
})

test('an unreadable privacy counts as closed, so that no player is admitted by mistake', async () => {
  expect(await read({ privacyType: { value: 'open' } })).toMatchObject({ privacy: 'closed' })
})

describe('free seats', () => {
  test.each([
    [{ maxMemberLimit: 0, membersCount: 10 }, Infinity],
    [{ maxMemberLimit: 10, membersCount: 4, limitSeats: true }, 6],
    [{ maxMemberLimit: 10, membersCount: 12, limitSeats: true }, 0],
    [{ maxMemberLimit: 10, membersCount: 4, limitSeats: true, freeSeats: 5 }, 5],
    [{ maxMemberLimit: 10, membersCount: 4, limitSeats: false }, Infinity],
  ])('of %j are %d', async (changes, expected) => {
    expect(freeSeats(await read(changes))).toBe(expected)
  })
})

test.each([
  [
    { min: 0, max: 0 },
    { min: 0, max: null },
  ],
  [
    { min: 50, max: 0 },
    { min: 50, max: null },
  ],
  [
    { min: 0, max: 100 },
    { min: 0, max: 100 },
  ],
  [
    { min: 50, max: 100 },
    { min: 50, max: 100 },
  ],
])('the restriction %j of bets is read as %j', async (betRestriction, limits) => {
  const { betLimits } = await read({ betRestriction })
  expect(betLimits).toMatchObject(limits)
})

test('choosing makes one a member and chosen, and clears the others', async () => {
  const one = { ...(await read()), slug: 'one', isMember: true, isChosen: true }
  const two = { ...(await read()), slug: 'two' }
  const chosen = withChosen([one, two], 'two')
  expect(chosen.map(({ slug, isMember, isChosen }) => ({ slug, isMember, isChosen }))).toEqual([
    { slug: 'one', isMember: true, isChosen: false },
    { slug: 'two', isMember: true, isChosen: true },
  ])
  expect(currentTournament(chosen, NOW)?.slug).toBe('two')
})

test.each([
  ['not a member', { isMember: false, isChosen: true }],
  ['not chosen', { isMember: true, isChosen: false }],
  ['not begun', { isMember: true, isChosen: true, status: 'created', startedAt: '2026-02-01T00:00:00Z' }],
  ['over', { isMember: true, isChosen: true, finishedAt: '2026-01-09T00:00:00Z' }],
])('a tournament that is %s is not the one in which bets count', async (_name, changes) => {
  expect(currentTournament([await read(changes)], NOW)).toBeNull()
})

test('a place wins what is named for it', async () => {
  const { prizes } = await read()
  expect(giftsOf(prizes, 2)).toEqual(['€2,000', '50 spins'])
  expect(giftsOf(prizes, 4)).toEqual([])
})

describe('a board', () => {
  test('has a podium with ties and gaps', () => {
    const names = (leaders: readonly Standing[]) => podium(leaders).map((place) => place.map(({ id }) => id))
    expect(names([standing(1), standing(2), standing(3), standing(4)])).toEqual([['1'], ['2'], ['3']])
    expect(names([standing(1, 'a'), standing(1, 'b'), standing(3, 'c')])).toEqual([['a', 'b'], [], ['c']])
    expect(names([])).toEqual([[], [], []])
  })

  test('is put in the order of places, whatever order it came in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 30 }), async (positions) => {
        const leaders = positions.map((position, index) => ({ id: index, position, username: `p${index}` }))
        const read2 = await read({ leaders })
        expect(read2.leaders.map(({ position }) => position)).toEqual(positions.toSorted((a, b) => a - b))
      }),
      { numRuns: 30 },
    )
  })

  test('knows the own entry by id, and a guest has none', () => {
    expect(isOwn(standing(1), '1')).toBe(true)
    expect(isOwn({ id: null }, null)).toBe(false)
    expect(ownStanding([standing(1), standing(2)], '2')?.position).toBe(2)
    expect(ownStanding([standing(1)], null)).toBeNull()
  })

  test("shows the player's place where the platform does not send it", () => {
    const board = { ownPlace: null, leaders: [standing(1), standing(7, 'me')], opponents: [standing(5, 'me')] }
    expect(ownPlaceOf({ ...board, ownPlace: { position: 3, score: 9 } }, 'me')?.position).toBe(3)
    expect(ownPlaceOf(board, 'me')?.position).toBe(5)
    expect(ownPlaceOf({ ...board, opponents: [] }, 'me')?.position).toBe(7)
    expect(ownPlaceOf(board, null)).toBeNull()
  })
})
