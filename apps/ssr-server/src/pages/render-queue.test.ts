import { expect, it } from 'vitest'
import { deferred } from '../testing/site.ts'
import { DeadlinePassed, Overloaded, RenderQueue } from './render-queue.ts'

const limits = { runningRenders: 1, waitingRenders: 1, renderWait: 1_000, renderDeadline: 3_000 }
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

it('limits the wait in the queue', async () => {
  const queue = new RenderQueue({ ...limits, renderWait: 10 })
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
