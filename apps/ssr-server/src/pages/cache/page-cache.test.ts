/**
 * @promise Security promises: addresses that anybody can invent push out no kept page, and none is kept whose
 *   address is a secret
 * @proof pages.guest.test, open-page.test
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { MemoryState } from '../../shared-state/memory-state.ts'
import { Purges } from '../../shared-state/purges.ts'
import { AGE_SHOWN, makePage, PageCache } from './page-cache.ts'

const START = 1_000_000
const DAY = 24 * 3600_000
const SITE = 'http://casino.test aurora en mobile  '
const LOBBY = `${SITE}/`
/** Room for some pages of each kind: one is 11 kB and more, its compressed copy some 600 bytes. */
const limits = { publicAnswerFresh: 10_000, pageStale: DAY, pageRetry: 2_000, pageCacheBytes: 256_000 }

const pageOf = (status = 200, asOf = START) =>
  makePage(status, 'policy', Buffer.from('<p>page</p>'.repeat(1_000)), {
    renderedAt: asOf,
    asOf,
    made: { brand: 'aurora', locale: 'en', tags: [] },
  })

function aCache() {
  const clock = { now: START }
  const now = () => clock.now
  const state = new MemoryState(limits, now)
  return { clock, cache: new PageCache(limits, { state, purges: new Purges(state), release: 'test', now }) }
}

describe('a kept page', () => {
  it('is fresh, then stale and due, then old, and gone after a day', async () => {
    const { clock, cache } = aCache()
    cache.keep(LOBBY, await pageOf(), 'fixed')
    const seen = () => [cache.find(LOBBY)?.isFresh, cache.isDue(LOBBY), cache.find(LOBBY)?.isOld]
    expect(seen()).toEqual([true, false, false])
    clock.now = START + 5_000
    expect(seen()).toEqual([false, true, false])
    clock.now = START + 10_000
    expect(seen()).toEqual([false, true, true])
    clock.now = START + DAY
    expect(cache.find(LOBBY)).toBeDefined()
    clock.now = START + DAY + 60_000
    expect(cache.find(LOBBY)).toBeUndefined()
    expect(await cache.recall(LOBBY)).toBeUndefined()
  })

  it('is as old as the oldest answer in it', async () => {
    const { cache } = aCache()
    cache.keep(LOBBY, await pageOf(200, START - 6_000), 'fixed')
    expect([cache.find(LOBBY)?.isFresh, cache.isDue(LOBBY)]).toEqual([false, true])
  })

  it('is not due again at once after a refresh that failed, which is known until one succeeds', async () => {
    const { clock, cache } = aCache()
    cache.keep(LOBBY, await pageOf(), 'fixed')
    clock.now = START + 10_000
    cache.postpone(LOBBY)
    clock.now = START + 11_999
    expect([cache.isDue(LOBBY), cache.find(LOBBY)?.hasFailed]).toEqual([false, true])
    clock.now = START + 12_000
    expect(cache.isDue(LOBBY)).toBe(true)
    cache.keep(LOBBY, await pageOf(200, clock.now), 'fixed')
    expect(cache.find(LOBBY)?.hasFailed).toBe(false)
  })

  it.each([
    ['not found', 404, 'named', (i: number) => `/guess-${i}`],
    ['in capitals', 200, 'fixed', (i: number) => `/GAMES-${i}`],
    ['encoded', 200, 'named', (i: number) => `/games%2${i}`],
    ['with a slash at the end', 200, 'fixed', (i: number) => `/games/${i}/`],
    ['with a query', 200, 'fixed', (i: number) => `/games?page=${i}`],
    ['not checked by anybody', 200, 'odd', (i: number) => `/new/${i}`],
  ] as const)('is not pushed out by addresses that anybody can invent: %s', async (_name, status, kind, addressOf) => {
    const { cache } = aCache()
    const named = `${SITE}/games/slots`
    cache.keep(LOBBY, await pageOf(), 'fixed')
    cache.keep(named, await pageOf(), 'named')
    const other = await pageOf(status)
    for (let i = 0; i < 500; i += 1) cache.keep(SITE + addressOf(i), other, kind)
    expect([cache.find(LOBBY), cache.find(named)]).not.toContain(undefined)
  })

  it('of the site is not pushed out by all that the platform knows', async () => {
    const { cache } = aCache()
    cache.keep(LOBBY, await pageOf(), 'fixed')
    const game = await pageOf()
    for (let i = 0; i < 500; i += 1) cache.keep(`${SITE}/play/game-${i}`, game, 'named')
    expect(cache.find(LOBBY)).toBeDefined()
  })

  it('that is pushed out is recalled from its last good copy, as old as it is', async () => {
    const { clock, cache } = aCache()
    const first = `${SITE}/play/first`
    const page = await pageOf()
    cache.keep(first, page, 'named')
    for (let i = 0; i < 8; i += 1) cache.keep(`${SITE}/play/game-${i}`, page, 'named')
    expect(cache.find(first)).toBeUndefined()
    clock.now = START + 20_000
    const recalled = await cache.recall(first)
    expect(recalled).toMatchObject({ isOld: true, page })
    expect(cache.find(first)?.page).toEqual(page)
    cache.drop(first)
    expect(await cache.recall(first)).toBeUndefined()
  })

  it('with its age shown is made once, and gives way to a new one', async () => {
    const { clock, cache } = aCache()
    cache.keep(LOBBY, await pageOf(), 'fixed')
    const find = () => cache.find(LOBBY)!.page
    expect(await cache.withAge(LOBBY, find())).toBe(find())
    clock.now = START + AGE_SHOWN
    const before = find()
    const [one, other] = await Promise.all([cache.withAge(LOBBY, before), cache.withAge(LOBBY, before)])
    expect(other).toBe(one)
    expect(find()).toBe(one)
    expect(await cache.withAge(LOBBY, one)).toBe(one)
    const late = cache.withAge(LOBBY, before)
    const next = await pageOf(200, clock.now)
    cache.keep(LOBBY, next, 'fixed')
    await late
    expect(find()).toBe(next)
  })

  it('whose address is a secret is kept nowhere', async () => {
    const { cache } = aCache()
    const secret = `${SITE}/new-password/abc`
    cache.keep(secret, await pageOf(), 'secret')
    expect(await cache.recall(secret)).toBeUndefined()
  })

  it('that is no longer there is in one room only', async () => {
    const { cache } = aCache()
    const gone = `${SITE}/play/gone`
    cache.keep(gone, await pageOf(), 'named')
    cache.keep(gone, await pageOf(404), 'named')
    expect(cache.find(gone)?.page.status).toBe(404)
  })
})
