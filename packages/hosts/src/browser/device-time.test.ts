import { describe, expect, it, vi } from 'vitest'
import { createDeviceTime } from './device-time.ts'

describe('device time', () => {
  function aDevice() {
    const clocks = { wall: 1_000_000, elapsed: 50 }
    const onStep = vi.fn()
    const now = createDeviceTime(onStep, { wall: () => clocks.wall, elapsed: () => clocks.elapsed })
    return { clocks, onStep, now }
  }

  it.each([3_600_000, -3_600_000])('does not jump when the clock is set by %d ms, and tells so once', (step) => {
    const { clocks, onStep, now } = aDevice()
    expect(now()).toBe(1_000_000)
    clocks.wall += 1000 + step
    clocks.elapsed += 1000
    expect([now(), now()]).toEqual([1_001_000, 1_001_000])
    expect(onStep).toHaveBeenCalledTimes(1)
    clocks.wall -= step
    now()
    expect(onStep).toHaveBeenCalledTimes(2)
  })

  it('lets the clock drift', () => {
    const { clocks, onStep, now } = aDevice()
    for (let minute = 0; minute < 60; minute += 1) {
      clocks.wall += 60_500
      clocks.elapsed += 60_000
      now()
    }
    expect(onStep).not.toHaveBeenCalled()
  })
})
