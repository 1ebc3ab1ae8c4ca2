import { expect, it, vi } from 'vitest'
import { createPending, nth, settled } from '@croupier/platform-fixtures/fakes'
import { Keeping } from './keeping.ts'

it('a failure ends all that is being kept, and what was kept is forgotten after that, once', async () => {
  const order: string[] = []
  const keeping = new Keeping((error) => Promise.resolve(void order.push(`forgotten: ${String(error)}`)))
  const { call: open, calls } = createPending<[], void>()
  const slow = keeping.run(async (signal) => {
    await open()
    order.push(`kept, over: ${signal.aborted}`)
  })
  const failing = keeping.run(() => Promise.reject(new Error('disk')))
  await settled()
  expect([keeping.isOver, order]).toEqual([true, []])
  const later = vi.fn<() => Promise<void>>()
  await keeping.run(later)
  await keeping.giveUp(new Error('another'))
  nth(calls, 0).resolve()
  await Promise.all([slow, failing])
  expect(order).toEqual(['kept, over: true', 'forgotten: Error: disk'])
  expect(later).not.toHaveBeenCalled()
})

it('continues after work that did not fail', async () => {
  const forget = vi.fn<() => Promise<void>>()
  const keeping = new Keeping(forget)
  await keeping.run(() => Promise.resolve())
  const next = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await keeping.run(next)
  expect(next).toHaveBeenCalledOnce()
  expect([keeping.isOver, forget.mock.calls.length]).toEqual([false, 0])
})

it('a stop ends what is being kept, and forgets nothing', async () => {
  const forget = vi.fn<() => Promise<void>>()
  const keeping = new Keeping(forget)
  const { call: open, calls } = createPending<[], void>()
  const ended: boolean[] = []
  const work = async (signal: AbortSignal) => {
    await open()
    ended.push(signal.aborted)
  }
  const slow = keeping.run(work)
  keeping.stop()
  const next = keeping.run(work)
  for (const call of calls) call.resolve()
  await Promise.all([slow, next])
  expect([ended, keeping.isOver, forget.mock.calls.length]).toEqual([[true, false], false, 0])
})
