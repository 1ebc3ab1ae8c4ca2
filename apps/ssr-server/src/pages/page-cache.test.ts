import { describe, expect, it } from 'vitest'
import { makePage, PageCache } from './page-cache.ts'

const START = 1_000_000
const DAY = 24 * 3600_000
const LOBBY = 'http://casino.test aurora en mobile  /'
const limits = { pageFresh: 10_000, pageStale: DAY, pageRetry: 2_000, pageCacheBytes: 20_000 }

const pageOf = (status = 200) => makePage(status, 'policy', Buffer.from('<p>page</p>'.repeat(100)))

function aCache() {
  const clock = { now: START }
  return { clock, cache: new PageCache(limits, () => clock.now) }
}

describe('a kept page', () => {
  it('is fresh, then stale and due, and gone after a day', async () => {
    const { clock, cache } = aCache()
    cache.keep(LOBBY, await pageOf())
    expect([cache.find(LOBBY)?.isFresh, cache.isDue(LOBBY)]).toEqual([true, false])
    clock.now = START + 10_000
    expect([cache.find(LOBBY)?.isFresh, cache.isDue(LOBBY)]).toEqual([false, true])
    clock.now = START + DAY
    expect(cache.find(LOBBY)).toBeDefined()
    clock.now = START + DAY + 60_000
    expect(cache.find(LOBBY)).toBeUndefined()
  })

  it('is not due again at once after a refresh that failed', async () => {
    const { clock, cache } = aCache()
    cache.keep(LOBBY, await pageOf())
    clock.now = START + 10_000
    cache.postpone(LOBBY)
    clock.now = START + 11_999
    expect(cache.isDue(LOBBY)).toBe(false)
    clock.now = START + 12_000
    expect(cache.isDue(LOBBY)).toBe(true)
  })

  it.each([
    ['not found', 404, (i: number) => `/guess-${i}`],
    ['in capitals', 200, (i: number) => `/GAMES-${i}`],
    ['encoded', 200, (i: number) => `/games%2${i}`],
    ['with a slash at the end', 200, (i: number) => `/games/${i}/`],
    ['with a query', 200, (i: number) => `/games?page=${i}`],
  ])('is not pushed out by addresses that anybody can invent: %s', async (_name, status, addressOf) => {
    const { cache } = aCache()
    cache.keep(LOBBY, await pageOf())
    const other = await pageOf(status)
    for (let i = 0; i < 50; i += 1) cache.keep(LOBBY.slice(0, -1) + addressOf(i), other)
    expect(cache.find(LOBBY)).toBeDefined()
  })
})
