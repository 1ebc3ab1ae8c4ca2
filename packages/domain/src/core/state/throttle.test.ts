import { describe, expect, it } from 'vitest'
import { createPending, HandTimers, nth, settled } from '@croupier/platform-fixtures/fakes'
import { Throttle } from './throttle.ts'

function aThrottle() {
  const timers = new HandTimers()
  const work = createPending<[], void>()
  return { timers, work, throttle: new Throttle(timers, 200, work.call) }
}

describe('what many ask for', () => {
  it('is done at once, and once more for all who asked meanwhile', async () => {
    const { timers, work, throttle } = aThrottle()
    for (let asked = 0; asked < 1000; asked += 1) throttle.ask()
    expect(work.calls).toHaveLength(1)
    nth(work.calls, 0).resolve()
    await settled()
    timers.advance(199)
    expect(work.calls).toHaveLength(1)
    timers.advance(1)
    expect(work.calls).toHaveLength(2)
    nth(work.calls, 1).resolve()
    await settled()
    timers.advance(1000)
    expect(work.calls).toHaveLength(2)
  })

  it('is never done twice at a time, however long it takes', async () => {
    const { timers, work, throttle } = aThrottle()
    throttle.ask()
    throttle.ask()
    timers.advance(5000)
    expect(work.calls).toHaveLength(1)
    nth(work.calls, 0).reject(new Error('down'))
    await settled()
    expect(work.calls).toHaveLength(2)
  })

  it('is not done after a stop', async () => {
    const { timers, work, throttle } = aThrottle()
    throttle.ask()
    throttle.ask()
    throttle.stop()
    nth(work.calls, 0).resolve()
    await settled()
    timers.advance(1000)
    expect(work.calls).toHaveLength(1)
    expect(timers.pending).toBe(0)
  })
})
