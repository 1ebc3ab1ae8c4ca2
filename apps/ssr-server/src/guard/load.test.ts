import { expect, it } from 'vitest'
import { watchLoopDelay } from './load.ts'

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

it('sees an event loop that is at work for long without a pause', async () => {
  const { read, stop } = watchLoopDelay()
  const work = setInterval(() => {
    const until = performance.now() + 200
    while (performance.now() < until);
  })
  await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(100)
  clearInterval(work)
  // The next looks forget it by halves.
  await expect.poll(read, { timeout: 20_000 }).toBeLessThan(50)
  stop()
})
