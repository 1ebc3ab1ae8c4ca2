/**
 * @promise Lobby, games and search: a list grows; "back" finds its place
 * @journey navigation/scroll
 *
 * @promise Calls: reading a whole list ends, also where the platform repeats a page
 * @proof game-search.test, money-flow.test
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createPending, nth, settled } from '@croupier/platform-fixtures/fakes'
import { DomainError, isAborted } from '../value/errors.ts'
import { Pages, type Page } from './pages.ts'

function somePages(pageSize = 2) {
  const { call, calls } = createPending<[number, AbortSignal], Page<string>>()
  return { pages: new Pages<string>(call, { pageSize }), calls, asked: () => calls.map(({ args }) => args[0]) }
}

const failure = new DomainError('network')

describe('Pages', () => {
  it('adds page after page until a short one ends the list', async () => {
    const { pages, calls, asked } = somePages()
    const first = pages.loadNext()
    expect(pages.state).toBe('loading')
    nth(calls, 0).resolve({ items: ['a', 'b'], total: 9 })
    await first
    expect(pages).toMatchObject({ items: ['a', 'b'], total: 9, isLoaded: false, state: 'ready' })
    const second = pages.loadNext()
    nth(calls, 1).resolve({ items: ['c'] })
    await second
    expect(pages).toMatchObject({ items: ['a', 'b', 'c'], total: null, isLoaded: true })
    await pages.loadNext()
    expect(asked()).toEqual([1, 2])
  })

  it('ends with the page that completes the total, without asking for an empty one', async () => {
    const { pages, calls } = somePages()
    const loading = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'], total: 2 })
    await loading
    expect(pages.isLoaded).toBe(true)
  })

  it('shares one request among those who ask at once', async () => {
    const { pages, calls } = somePages()
    const both = Promise.all([pages.loadNext(), pages.loadNext(), pages.ensure()])
    nth(calls, 0).resolve({ items: ['a'] })
    await both
    expect(calls).toHaveLength(1)
  })

  it('ensures the first page once', async () => {
    const { pages, calls } = somePages()
    const loading = pages.ensure()
    nth(calls, 0).resolve({ items: ['a', 'b'] })
    await loading
    await pages.ensure()
    expect(calls).toHaveLength(1)
  })

  it('keeps its place when a page fails, and tries that page again', async () => {
    const { pages, calls, asked } = somePages()
    const first = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'] })
    await first
    const second = pages.loadNext()
    nth(calls, 1).reject(failure)
    await expect(second).rejects.toBe(failure)
    expect(pages).toMatchObject({ items: ['a', 'b'], state: 'failed', error: failure, isLoaded: false })
    const again = pages.loadNext()
    expect(pages.error).toBeNull()
    nth(calls, 2).resolve({ items: ['c', 'd'] })
    await again
    expect(asked()).toEqual([1, 2, 2])
    expect(pages.items).toEqual(['a', 'b', 'c', 'd'])
  })

  it('reloads from the first page, showing the old list until that is here', async () => {
    const { pages, calls, asked } = somePages()
    const first = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'] })
    await first
    const next = pages.loadNext()
    const reloading = pages.reload()
    expect(nth(calls, 1).args[1].aborted).toBe(true)
    expect(pages.items).toEqual(['a', 'b'])
    nth(calls, 1).resolve({ items: ['late'] })
    nth(calls, 2).resolve({ items: ['x', 'y'] })
    await Promise.all([next, reloading])
    expect(pages.items).toEqual(['x', 'y'])
    expect(asked()).toEqual([1, 2, 1])
  })

  it('reloads as many pages as there are, and shows all of them at once', async () => {
    const { pages, calls, asked } = somePages()
    for (const items of [
      ['a', 'b'],
      ['c', 'd'],
    ]) {
      const loading = pages.loadNext()
      calls.at(-1)?.resolve({ items, total: 9 })
      await loading
    }
    const reloading = pages.reload()
    expect(asked()).toEqual([1, 2, 1, 2])
    nth(calls, 3).resolve({ items: ['y', 'z'], total: 9 })
    await settled()
    expect(pages.items).toEqual(['a', 'b', 'c', 'd'])
    nth(calls, 2).resolve({ items: ['w', 'x'], total: 9 })
    await reloading
    expect(pages).toMatchObject({ items: ['w', 'x', 'y', 'z'], isLoaded: false })
    void pages.loadNext()
    expect(asked().at(-1)).toBe(3)
  })

  it('that is out of date stays in view and is read again by the next request', async () => {
    const { pages, calls, asked } = somePages()
    const first = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'] })
    await first
    pages.expire()
    expect(pages).toMatchObject({ items: ['a', 'b'], state: 'ready' })
    const failing = pages.ensure()
    nth(calls, 1).reject(failure)
    await expect(failing).rejects.toBe(failure)
    expect(pages).toMatchObject({ items: ['a', 'b'], state: 'failed' })
    const again = pages.loadNext()
    nth(calls, 2).resolve({ items: ['x', 'y'] })
    await again
    await pages.ensure()
    expect(pages.items).toEqual(['x', 'y'])
    expect(asked()).toEqual([1, 1, 1])
  })

  it('that is out of date loads all pages that its visitor had, also with the retry after a failure', async () => {
    const { pages, calls, asked } = somePages()
    const first = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'] })
    await first
    pages.want(2)
    pages.expire()
    const failing = pages.ensure()
    nth(calls, 1).reject(failure)
    await expect(failing).rejects.toBe(failure)
    const again = pages.loadNext()
    nth(calls, 3).resolve({ items: ['x', 'y'] })
    nth(calls, 4).resolve({ items: ['z'] })
    await again
    expect(pages.items).toEqual(['x', 'y', 'z'])
    expect(asked()).toEqual([1, 1, 2, 1, 2])
  })

  it('that was never read cannot be out of date', async () => {
    const { pages, calls } = somePages()
    const loading = pages.loadNext()
    pages.expire()
    await expect(loading).rejects.toSatisfy(isAborted)
    nth(calls, 0).resolve({ items: ['late', 'late'] })
    await settled()
    expect(pages).toMatchObject({ items: [], state: 'idle' })
  })

  it('shows each item once when the list shifts between two pages', async () => {
    const { call, calls } = createPending<[number, AbortSignal], Page<string>>()
    const pages = new Pages<string>(call, { pageSize: 2, keyOf: (item) => item })
    const first = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'] })
    await first
    const second = pages.loadNext()
    nth(calls, 1).resolve({ items: ['b', 'c'] })
    await second
    expect(pages).toMatchObject({ items: ['a', 'b', 'c'], isLoaded: false })
  })

  it('forgets all on reset, and what was under way with it', async () => {
    const { pages, calls } = somePages()
    const loading = pages.loadNext()
    pages.reset()
    await expect(loading).rejects.toSatisfy(isAborted)
    nth(calls, 0).resolve({ items: ['late', 'late'] })
    await settled()
    expect(pages).toMatchObject({ items: [], state: 'idle', isLoaded: false, total: null })
  })

  it('goes on from a snapshot where the list stopped', async () => {
    const { pages, calls } = somePages()
    const first = pages.loadNext()
    nth(calls, 0).resolve({ items: ['a', 'b'], total: 3 })
    await first
    const taken = JSON.stringify(pages.snapshot())
    const restored = somePages()
    restored.pages.restore(JSON.parse(taken) as ReturnType<typeof pages.snapshot>)
    expect(restored.pages).toMatchObject({ items: ['a', 'b'], total: 3, state: 'ready', isLoaded: false })
    void restored.pages.loadNext()
    expect(restored.asked()).toEqual([2])
  })

  it('is brought back to a length in one go, after what is under way', async () => {
    const { pages, calls, asked } = somePages()
    const first = pages.loadNext()
    pages.want(3)
    const wanted = pages.ensure()
    nth(calls, 0).resolve({ items: ['a', 'b'], total: 7 })
    await first
    await settled()
    expect(asked()).toEqual([1, 2, 3])
    // Meanwhile the end of the list comes into view: it waits for the same load.
    const next = pages.loadNext()
    nth(calls, 2).resolve({ items: ['e', 'f'], total: 7 })
    nth(calls, 1).resolve({ items: ['c', 'd'], total: 7 })
    await Promise.all([wanted, next])
    expect(pages).toMatchObject({ items: ['a', 'b', 'c', 'd', 'e', 'f'], isLoaded: false })
    pages.want(2)
    await pages.ensure()
    expect(asked()).toEqual([1, 2, 3])
  })

  it('needs a load while wanted pages are missing, and none after a failure', async () => {
    const { pages, calls, asked } = somePages()
    pages.restore({ items: ['a', 'b'], total: 7, isLoaded: false, pages: 1 })
    expect(pages.needsLoad).toBe(false)
    pages.want(3)
    expect(pages.needsLoad).toBe(true)
    void pages.ensure()
    await settled()
    expect(asked()).toEqual([2, 3])
    nth(calls, 0).reject(failure)
    await settled()
    expect(pages).toMatchObject({ state: 'failed', needsLoad: false })
    pages.reset()
    expect(pages).toMatchObject({ wanted: 1, needsLoad: true })
  })

  it('needs none of the wanted pages beyond its end', () => {
    const { pages } = somePages()
    pages.want(3)
    pages.restore({ items: ['a'], total: 1, isLoaded: true, pages: 1 })
    expect(pages.needsLoad).toBe(false)
  })

  it('shows every item of any list exactly once, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 60 }),
        fc.integer({ min: 1, max: 13 }),
        fc.boolean(),
        async (count, size, tellsTotal) => {
          const all = Array.from({ length: count }, (_, index) => `item ${index}`)
          let calls = 0
          const load = (page: number): Promise<Page<string>> => {
            calls += 1
            const items = all.slice((page - 1) * size, page * size)
            return Promise.resolve(tellsTotal ? { items, total: count } : { items })
          }
          const pages = new Pages<string>(load, { pageSize: size })
          while (!pages.isLoaded) await pages.loadNext()
          expect(pages.items).toEqual(all)
          const exact = tellsTotal ? Math.max(1, Math.ceil(count / size)) : Math.floor(count / size) + 1
          expect(calls).toBe(exact)
        },
      ),
    )
  })
})
