/**
 * @promise Calls: once the connection is back, what failed is read again, and so is what was being read then, if
 *   it fails
 * @journey hostile/platform-away
 */

import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'

import { createPending, FakeLog, HandTimers, nth, settled } from '@croupier/platform-fixtures/fakes'
import { abortedError, DomainError, kindOfStatus } from '../value/errors.ts'
import { Reads } from './reads.ts'
import type { ReadOptions } from './registered-read.ts'

const down = new DomainError('unavailable', { status: 503 })

function someReads() {
  const log = new FakeLog()
  const timers = new HandTimers()
  return { reads: new Reads({ log, timers, random: () => 1 }), log, timers }
}

/** One read whose calls the test answers. */
function oneRead(options: ReadOptions = {}) {
  const made = someReads()
  const { call, calls } = createPending<[AbortSignal], string>()
  return { ...made, calls, read: made.reads.one('one', call, options) }
}

const load = () => Promise.resolve('value')

describe('a snapshot', () => {
  it('is plain data by name, and goes back into reads of the same names', async () => {
    const make = () => {
      const { reads } = someReads()
      const one = reads.one('one', load)
      const none = reads.one('none', load)
      const keyed = reads.keyed('keyed', (key) => Promise.resolve(`<${key}>`))
      const lists = reads.pages('lists', (key) => Promise.resolve({ items: [key] }), { pageSize: 2 })
      return { reads, one, none, keyed, lists }
    }
    const first = make()
    await Promise.all([first.one.load(), first.keyed.get('a').load(), first.lists.get('b').loadNext()])
    first.keyed.get('idle')
    const text = JSON.stringify(first.reads.snapshot())
    expect(JSON.parse(text)).toEqual({
      one: 'value',
      keyed: { a: '<a>' },
      lists: { b: { items: ['b'], total: null, isLoaded: true, pages: 1 } },
    })
    const second = make()
    second.reads.restore(JSON.parse(text) as object as Record<string, unknown>)
    expect(second.one.state).toEqual({ status: 'ready', value: 'value' })
    expect(second.keyed.get('a').value).toBe('<a>')
    expect(second.lists.get('b')).toMatchObject({ items: ['b'], isLoaded: true })
    expect([second.none.isIdle, second.keyed.get('idle').isIdle]).toEqual([true, true])
    expect(JSON.stringify(second.reads.snapshot())).toBe(text)
  })

  it('leaves out what is declared so', async () => {
    const { reads } = someReads()
    await reads.one('secret', load, { isInSnapshot: false }).load()
    const keyed = reads.keyed('keyed', load, { isInSnapshot: (key) => key !== 'own' })
    await Promise.all([keyed.get('own').load(), keyed.get('all').load()])
    expect(reads.snapshot()).toEqual({ keyed: { all: 'value' } })
  })

  it('is used by a read that is registered later', () => {
    const { reads } = someReads()
    reads.restore({ late: 'restored' })
    expect(reads.snapshot()).toEqual({ late: 'restored' })
    expect(reads.one('late', load).value).toBe('restored')
  })

  it('contains values only, and so does what a page is rendered from', async () => {
    const { reads } = someReads()
    const child = reads.createChild()
    let answer = <T>(value: T): Promise<T> => Promise.resolve(value)
    const never = child.one('never', () => Promise.reject(down))
    const late = child.one('late', () => new Promise<string>(() => {}))
    const once = reads.one('once', () => answer('value'))
    const again = reads.one('again', () => answer('value'))
    const keyed = reads.keyed('keyed', (key) => answer(key))
    const list = reads.pages('list', (_, page) => answer({ items: [`${page}`] }), { pageSize: 1 }).get('a')
    await Promise.all([once.load(), again.load(), keyed.get('a').load(), list.loadNext()])
    answer = () => Promise.reject(down)
    await Promise.allSettled([never.load(), once.reload(), keyed.get('b').load(), list.loadNext()])
    expect([never, once, keyed.get('b'), list].map(({ hasFailed }) => hasFailed)).toEqual([true, true, true, true])
    answer = () => new Promise(() => {})
    const ended = Promise.allSettled([late.load(), again.reload()])
    expect([late.isLoading, again.isLoading]).toEqual([true, true])

    reads.keepValuesOnly()
    expect([never, late, once, again, keyed.get('b')].map(({ state }) => state.status)).toEqual([
      'idle',
      'idle',
      'ready',
      'ready',
      'idle',
    ])
    expect(list.state).toBe('ready')
    expect([once.value, again.value, keyed.get('a').value, list.items]).toEqual(['value', 'value', 'a', ['1']])
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('of a child is separate', async () => {
    const { reads } = someReads()
    await reads.createChild().one('own', load).load()
    expect(reads.snapshot()).toEqual({})
  })
})

describe('forgetting', () => {
  it('follows the declaration for each reason', async () => {
    const { reads } = someReads()
    const byDefault = reads.one('default', load)
    const expiring = reads.one('expiring', load, { language: 'expire', visitor: 'forget' })
    const kept = reads.keyed('kept', load, { language: 'keep', visitor: 'expire' }).get('a')
    await Promise.all([byDefault.load(), expiring.load(), kept.load()])
    reads.forget('language')
    expect([byDefault.isIdle, expiring.value, expiring.needsLoad, kept.needsLoad]).toEqual([true, 'value', true, false])
    await Promise.all([byDefault.load(), expiring.load()])
    reads.forget('visitor')
    expect([byDefault.value, expiring.isIdle, kept.value, kept.needsLoad]).toEqual(['value', true, 'value', true])
  })

  it('reaches the reads of children, and what waits to be restored', async () => {
    const { reads } = someReads()
    const child = reads.createChild()
    const own = child.one('own', load)
    await own.load()
    reads.restore({ late: 'in another language' })
    reads.forget('language')
    expect([own.isIdle, reads.one('late', load).isIdle]).toEqual([true, true])
  })
})

describe('an old page', () => {
  it('keeps its values in view, and all of them are loaded again', async () => {
    const { reads } = someReads()
    const once = reads.one('once', load, { language: 'keep' })
    reads.restore({ once: 'old', late: 'old' })
    reads.expire()
    expect([once.value, once.needsLoad, reads.one('late', load).isIdle]).toEqual(['old', true, true])
    reads.start()
    const stop = autorun(() => once.value)
    await settled()
    expect([once.value, once.needsLoad]).toEqual(['value', false])
    stop()
  })
})

describe('loading what is shown', () => {
  it('begins after the render that shows it, once started, and once for all that show it', async () => {
    const { reads, read, calls } = oneRead()
    reads.start()
    let duringRender = 0
    const hide = autorun(() => {
      void read.value
      duringRender = calls.length
    })
    autorun(() => read.state)()
    expect(duringRender).toBe(0)
    await settled()
    expect(calls).toHaveLength(1)
    nth(calls, 0).resolve('a')
    await settled()
    expect([read.value, calls.length]).toEqual(['a', 1])
    hide()
  })

  it('does not happen before the start, which loads what is shown then', async () => {
    const { reads, read, calls } = oneRead()
    autorun(() => read.value)
    await settled()
    expect(calls).toHaveLength(0)
    reads.start()
    await settled()
    expect(calls).toHaveLength(1)
  })

  it('does not happen to what is no longer shown, is known, or is only loaded when asked for', async () => {
    const { reads } = someReads()
    const asked: string[] = []
    const one = (name: string, options?: ReadOptions) =>
      reads.one(name, () => Promise.resolve(void asked.push(name)), options)
    reads.start()
    autorun(() => one('hidden').value)()
    const known = one('known')
    known.set(undefined)
    autorun(() => known.state)
    const onDemand = one('on demand', { loadsWhenShown: false })
    autorun(() => onDemand.state)
    await settled()
    expect(asked).toEqual([])
  })

  it('never begins again by itself after a failure', async () => {
    const { reads, read, calls } = oneRead()
    reads.start()
    autorun(() => read.state)
    await settled()
    nth(calls, 0).reject(down)
    await settled()
    autorun(() => read.value)
    await settled()
    expect([calls.length, read.state.status]).toEqual([1, 'failed'])
    void read.reload()
    expect(calls).toHaveLength(2)
  })

  it('follows forgetting: what is shown is read again at once, what is not waits', async () => {
    const { reads } = someReads()
    const asked: string[] = []
    const answer = (key: string) => Promise.resolve(`${key} ${asked.push(key)}`)
    const forgotten = reads.keyed('forgotten', answer)
    const expired = reads.keyed('expired', answer, { language: 'expire' })
    reads.start()
    for (const keyed of [forgotten, expired]) {
      autorun(() => keyed.get('shown').value)
      await keyed.get('hidden').load()
    }
    await settled()
    asked.length = 0
    reads.forget('language')
    expect(expired.get('shown').value).toBeDefined()
    await settled()
    expect(asked).toEqual(['shown', 'shown'])
  })

  it('reaches lists by pages and the reads of children', async () => {
    const { reads } = someReads()
    const lists = reads.createChild().pages('lists', (key) => Promise.resolve({ items: [key] }), { pageSize: 2 })
    autorun(() => lists.get('a').state)
    reads.start()
    await settled()
    expect(lists.get('a').items).toEqual(['a'])
  })
})

describe('what is fresh', () => {
  it('is read again when it comes back into view, but not when one component replaces another', async () => {
    const { reads, read, calls, timers } = oneRead({ isFresh: true })
    reads.start()
    const hide = autorun(() => read.value)
    await settled()
    nth(calls, 0).resolve('a')
    await settled()
    hide()
    const hideAgain = autorun(() => read.value)
    timers.advance(10_000)
    await settled()
    expect(calls).toHaveLength(1)
    hideAgain()
    timers.advance(1000)
    autorun(() => read.value)
    await settled()
    expect([calls.length, read.state]).toEqual([2, { status: 'loading', previous: 'a' }])
  })
})

describe('what is refreshed', () => {
  it('is read again at an interval after each answer, also a failure, while it is shown', async () => {
    const { reads, read, calls, timers } = oneRead({ refreshMs: 20 })
    reads.start()
    read.set('with the page')
    const hide = autorun(() => read.value)
    timers.advance(19)
    expect(calls).toHaveLength(0)
    timers.advance(100)
    expect(calls).toHaveLength(1)
    nth(calls, 0).reject(down)
    await settled()
    timers.advance(20)
    expect(calls).toHaveLength(2)
    hide()
    nth(calls, 1).resolve('a')
    await settled()
    expect(timers.pending).toBe(0)
  })

  it('waits while the tab is hidden', async () => {
    const timers = new HandTimers()
    let isVisible = false
    const reads = new Reads({ log: new FakeLog(), timers, random: () => 1, isVisible: () => isVisible })
    const { call, calls } = createPending<[AbortSignal], string>()
    const read = reads.one('read', call, { refreshMs: 20 })
    reads.start()
    read.set('with the page')
    autorun(() => read.value)
    timers.advance(20)
    timers.advance(20)
    expect(calls).toHaveLength(0)
    isVisible = true
    timers.advance(20)
    expect(calls).toHaveLength(1)
  })
})

describe('what has failed', () => {
  const failing = async (options?: ReadOptions) => {
    const made = oneRead(options)
    made.reads.start()
    const hide = autorun(() => made.read.state)
    await settled()
    nth(made.calls, 0).reject(down)
    await settled()
    return { ...made, hide }
  }

  it('is read again after growing pauses, if it was declared so, until it is there', async () => {
    const { calls, timers, read } = await failing({ retries: true })
    const failsAgainAfter = async (pauseMs: number) => {
      const before = calls.length
      timers.advance(pauseMs - 1)
      expect(calls).toHaveLength(before)
      timers.advance(1)
      expect(calls).toHaveLength(before + 1)
      nth(calls, -1).reject(down)
      await settled()
    }
    await failsAgainAfter(1000)
    await failsAgainAfter(2000)
    await failsAgainAfter(4000)
    await failsAgainAfter(8000)
    timers.advance(16_000)
    nth(calls, -1).resolve('a')
    await settled()
    expect([read.value, timers.pending]).toEqual(['a', 0])
  })

  it.each([404, 403, 422])('is not read again after an answer that stays the same, such as %i', async (status) => {
    const { reads, calls, timers, read } = oneRead({ retries: true })
    reads.start()
    autorun(() => read.state)
    await settled()
    nth(calls, 0).reject(new DomainError(kindOfStatus(status), { status }))
    await settled()
    expect(timers.pending).toBe(0)
  })

  it('is not read again while it is hidden, and at once when it is shown', async () => {
    const { calls, timers, hide, read } = await failing({ retries: true })
    hide()
    timers.advance(60_000)
    await settled()
    expect(calls).toHaveLength(1)
    autorun(() => read.state)
    await settled()
    expect(calls).toHaveLength(2)
  })

  it('is read again at the next visit, but not when one component replaces another', async () => {
    const { calls, timers, hide, read } = await failing()
    hide()
    const hideAgain = autorun(() => read.state)
    timers.advance(60_000)
    await settled()
    expect(calls).toHaveLength(1)
    hideAgain()
    timers.advance(1000)
    autorun(() => read.state)
    await settled()
    expect(calls).toHaveLength(2)
  })

  it('is read again after a lost connection while it is shown', async () => {
    const { reads, calls, hide } = await failing()
    reads.reread()
    expect(calls).toHaveLength(2)
    nth(calls, 1).reject(down)
    await settled()
    hide()
    reads.reread()
    expect(calls).toHaveLength(2)
  })

  // A page that stood behind an error page: it comes into view when the read that it failed for is there.
  it('is read again when it is shown the first time after the connection is back', async () => {
    const { reads, read, calls } = oneRead()
    reads.start()
    read.load().catch(() => undefined)
    nth(calls, 0).reject(down)
    await settled()
    reads.reread()
    expect(calls).toHaveLength(1)
    autorun(() => read.state)
    await settled()
    expect(calls).toHaveLength(2)
    nth(calls, 1).reject(down)
    await settled()
    autorun(() => read.value)
    await settled()
    expect([calls.length, read.state.status]).toEqual([2, 'failed'])
  })
})

describe('after a lost connection', () => {
  it('reads again what is live and was read', async () => {
    const { reads } = someReads()
    const asked: string[] = []
    const one = (name: string, options?: ReadOptions) =>
      reads.one(name, () => Promise.resolve(void asked.push(name)), options)
    const live = one('live', { isLive: true })
    const other = one('other')
    one('unread', { isLive: true })
    await Promise.all([live.load(), other.load()])
    reads.reread()
    expect(asked).toEqual(['live', 'other', 'live'])
  })

  // Its call was sent while the platform was away.
  it('loads again, once, what was under way and fails', async () => {
    const { reads, calls, read } = oneRead()
    autorun(() => read.state)
    reads.start()
    await settled()
    reads.reread()
    reads.reread()
    expect(calls).toHaveLength(1)
    nth(calls, 0).reject(down)
    await settled()
    expect([calls.length, read.isLoading]).toEqual([2, true])
    nth(calls, 1).reject(down)
    await settled()
    expect([calls.length, read.hasFailed]).toEqual([2, true])
  })

  it('loads a list again whose next page was under way and fails', async () => {
    const { reads } = someReads()
    const { call, calls } = createPending<[string, number], { items: string[] }>()
    const list = reads.pages('lists', call, { pageSize: 1 }).get('a')
    autorun(() => list.state)
    reads.start()
    await settled()
    nth(calls, 0).resolve({ items: ['first'] })
    await settled()
    list.loadNext().catch(() => undefined)
    reads.reread()
    nth(calls, 1).reject(down)
    await settled()
    expect([calls.length, list.isLoading, list.items]).toEqual([3, true, ['first']])
  })
})

describe('failures', () => {
  it('are logged once each, by the name of the read', async () => {
    const { reads, log } = someReads()
    const fails = () => Promise.reject(down)
    const list = reads.pages('list', fails, { pageSize: 2 }).get('a')
    await Promise.allSettled([
      reads.one('one', fails).load(),
      reads.keyed('keyed', fails).get('a').load(),
      list.ensure(),
    ])
    expect(log.labels.sort()).toEqual(['keyed', 'list', 'one'])
  })

  it('are none where a load was given up or replaced', async () => {
    const { reads, read, calls, log } = oneRead()
    void read.load()
    void read.reload()
    nth(calls, 0).reject(down)
    nth(calls, 1).reject(abortedError())
    await settled()
    reads.dispose()
    expect(log.labels).toEqual([])
  })
})

describe('keyed reads', () => {
  it('keep what loads and what is shown beyond their number', async () => {
    const { reads } = someReads()
    const { call } = createPending<[string, AbortSignal], string>()
    const keyed = reads.keyed('keyed', call, { max: 1 })
    const loading = keyed.get('loading')
    void loading.load()
    const shown = keyed.get('shown')
    const hide = autorun(() => shown.value)
    keyed.get('other')
    expect([keyed.get('loading'), keyed.get('shown')]).toEqual([loading, shown])
    hide()
    keyed.get('another')
    expect(keyed.get('shown')).not.toBe(shown)
  })
})

describe('disposing', () => {
  it('aborts all loads, of children too, and nothing loads any more', async () => {
    const { reads } = someReads()
    const signals: AbortSignal[] = []
    const hang = (signal: AbortSignal): Promise<never> => {
      signals.push(signal)
      return new Promise(() => {})
    }
    const one = reads.one('one', hang)
    const keyed = reads.keyed('keyed', (_, signal) => hang(signal))
    const list = reads
      .createChild()
      .pages('list', (_, __, signal) => hang(signal), { pageSize: 2 })
      .get('a')
    reads.start()
    void one.load()
    void keyed.get('a').load()
    void list.loadNext()
    reads.dispose()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
    autorun(() => one.value)
    await Promise.allSettled([one.reload(), keyed.get('b').load(), list.reload()])
    expect(signals).toHaveLength(3)
  })
})

it('two reads of one name are a mistake', () => {
  const { reads } = someReads()
  reads.one('a', load)
  expect(() => reads.one('a', load)).toThrow(TypeError)
})

it('lists what every page needs', () => {
  const { reads } = someReads()
  const base = reads.one('base', load, { isBase: true })
  reads.one('other', load)
  expect(reads.base).toEqual([base])
})
