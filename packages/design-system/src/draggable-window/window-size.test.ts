import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampWidth, nextWidth } from './window-size.ts'

const desktop = { width: 1280, height: 800 }

describe('clampWidth', () => {
  it('keeps to 250 and 720 px', () => {
    expect(clampWidth(10, desktop)).toBe(250)
    expect(clampWidth(400, desktop)).toBe(400)
    expect(clampWidth(5000, desktop)).toBe(720)
  })
  it('fits the window on the screen, unless the screen is smaller than the smallest window', () => {
    const side = fc.integer({ min: 280, max: 3000 })
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 4000 }), (width, height, wanted) => {
        const result = clampWidth(wanted, { width, height })
        expect(result).toBeLessThanOrEqual(Math.max(250, width - 16))
        expect((result * 9) / 16 + 44).toBeLessThanOrEqual(Math.max((250 * 9) / 16 + 44, height - 15))
      }),
    )
  })
})

describe('nextWidth', () => {
  it('cycles through the steps', () => {
    expect([250, 380, 560, 720].map((width) => nextWidth(width, desktop))).toEqual([380, 560, 250, 250])
  })
  it('ends with the widest size that fits, so a press changes something on a phone', () => {
    const phone = { width: 360, height: 740 }
    expect([250, 300, 344].map((width) => nextWidth(width, phone))).toEqual([344, 344, 250])
    expect(nextWidth(380, { width: 500, height: 740 })).toBe(484)
  })
})
