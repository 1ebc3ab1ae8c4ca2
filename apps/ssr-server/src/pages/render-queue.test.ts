/**
 * @promise Security promises: past what can be finished in time pages are refused at once, and few are rendered
 *   side by side while the processor is busy; `npm run bench overload` measures it
 * @proof pages/pages.test
 * @journey none
 */

import { describe, expect, it, vi } from 'vitest'
import { deferred } from '../testing/site.ts'
import { DeadlinePassed, Overloaded, RenderQueue } from './render-queue.ts'

const limits = { runningRenders: 1, busyRenders: 1, waitingRenders: 1, renderWait: 1_000, renderDeadline: 3_000 }
const nobodyLeaves = () => new AbortController().signal

it('hands a place on in the order of waiting, and turns others away at once', async () => {
  const queue = new RenderQueue(limits)
  const gate = deferred()
  const running = queue.run(nobodyLeaves(), () => gate.promise)
  const waiting = queue.run(nobodyLeaves(), async () => 'second')
  await expect(queue.run(nobodyLeaves(), async () => 'third')).rejects.toBeInstanceOf(Overloaded)
  gate.resolve()
  await running
  expect(await waiting).toBe('second')
})

it('begins a render whose page many share before the others that wait', async () => {
  const queue = new RenderQueue({ ...limits, waitingRenders: 2 })
  const gate = deferred()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const running = queue.run(nobodyLeaves(), () => gate.promise)
  const others = [queue.run(nobodyLeaves(), note('other')), queue.run(nobodyLeaves(), note('another'))]
  const shared = queue.run(nobodyLeaves(), note('shared'), true)
  gate.resolve()
  await Promise.all([running, ...others, shared])
  expect(order).toEqual(['shared', 'other', 'another'])
})

it('limits the wait in the queue', async () => {
  const queue = new RenderQueue({ ...limits, renderWait: 50 })
  const gate = deferred()
  const running = queue.run(nobodyLeaves(), () => gate.promise)
  await expect(queue.run(nobodyLeaves(), async () => 'late')).rejects.toBeInstanceOf(Overloaded)
  gate.resolve()
  await running
})

it('gives up a render that never ends, and a visitor who leaves while waiting', async () => {
  const queue = new RenderQueue({ ...limits, renderDeadline: 20 })
  const leaving = new AbortController()
  const running = queue.run(nobodyLeaves(), () => new Promise(() => {}))
  const waiting = queue.run(leaving.signal, async () => 'gone')
  leaving.abort()
  await expect(waiting).rejects.toBe(leaving.signal.reason)
  await expect(running).rejects.toBeInstanceOf(DeadlinePassed)
  expect(await queue.run(nobodyLeaves(), async () => 'next')).toBe('next')
})

describe('a busy processor', () => {
  const many = { runningRenders: 64, busyRenders: 4, waitingRenders: 128, renderWait: 1_000, renderDeadline: 3_000 }

  /** Starts renders that each wait for a gate. */
  function startRenders(queue: RenderQueue, count: number) {
    const gates: (() => void)[] = []
    const outcomes = Array.from({ length: count }, () => {
      const gate = deferred()
      const render = () => {
        gates.push(gate.resolve)
        return gate.promise
      }
      return queue.run(nobodyLeaves(), render).then(
        () => 'done',
        (error: Error) => error.constructor.name,
      )
    })
    return { gates, outcomes }
  }

  it('has few renders side by side, and one more as each ends', async () => {
    vi.useFakeTimers()
    const queue = new RenderQueue(many, () => 1)
    const { gates } = startRenders(queue, 20)
    await vi.advanceTimersByTimeAsync(500)
    expect(gates).toHaveLength(4)
    gates[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(gates).toHaveLength(5)
  })

  it('takes no more than it can begin in time, by the pace of the renders before', async () => {
    vi.useFakeTimers()
    const queue = new RenderQueue(many, () => 1)
    const first = startRenders(queue, 24)
    for (let at = 0; at < 24; at += 1) {
      await vi.advanceTimersByTimeAsync(100)
      first.gates[at]?.()
    }
    const settled: string[] = []
    const held = startRenders(queue, 4)
    const later = startRenders(queue, 40)
    for (const outcome of later.outcomes) void outcome.then((how) => settled.push(how))
    await vi.advanceTimersByTimeAsync(0)
    // One ends every 100 ms, so the eleventh would wait for longer than a second.
    expect(held.gates).toHaveLength(4)
    expect(settled.length).toBeGreaterThanOrEqual(28)
    expect(new Set(settled)).toEqual(new Set(['Overloaded']))
  })

  it('that only waits for the platform has more renders side by side', async () => {
    vi.useFakeTimers()
    const queue = new RenderQueue(many, () => 0.1)
    const { gates } = startRenders(queue, 20)
    await vi.advanceTimersByTimeAsync(500)
    expect(gates).toHaveLength(20)
    expect(queue.running).toBe(20)
  })
})
