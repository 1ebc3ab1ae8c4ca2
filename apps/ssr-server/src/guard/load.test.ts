import { expect, it } from 'vitest'
import { watchLoopDelay } from './load.ts'

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
