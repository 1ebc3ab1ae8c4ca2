import { expect, it } from 'vitest'
import { watchLoopDelay, watchTurnWork } from './load.ts'

it('does not take a short burst for an overload', async () => {
  const { read, stop } = watchLoopDelay()
  const started = performance.now()
  let most = 0
  // Work for half a second, and as long again without.
  while (performance.now() - started < 500) {
    const until = performance.now() + 100
    while (performance.now() < until);
    await new Promise(setImmediate)
  }
  while (performance.now() - started < 1000) {
    await new Promise((resolve) => void setTimeout(resolve, 10))
    most = Math.max(most, read())
  }
  expect(most).toBe(0)
  stop()
})

it('counts the work of a turn of the event loop, and that of the next one anew', async () => {
  const turnWork = watchTurnWork()
  expect(turnWork()).toBe(0)
  const before = process.threadCpuUsage()
  while (usedSince(before) < 20);
  expect(turnWork()).toBeGreaterThanOrEqual(20)
  await new Promise(setImmediate)
  expect(turnWork()).toBe(0)
})

function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

it.each([150, 400])('sees an event loop each of whose turns takes %i ms', { timeout: 120_000 }, async (most) => {
  const { read, stop } = watchLoopDelay()
  // In each turn. Of the processor's time, as the wait for a busy machine is none of the server's work.
  let isAtWork = true
  const work = () => {
    const before = process.threadCpuUsage()
    while (usedSince(before) < most);
    if (isAtWork) setImmediate(work)
  }
  work()
  await expect.poll(read, { timeout: 60_000 }).toBeGreaterThan(100)
  isAtWork = false
  // The next looks forget it by halves.
  await expect.poll(read, { timeout: 60_000 }).toBeLessThan(50)
  stop()
})
