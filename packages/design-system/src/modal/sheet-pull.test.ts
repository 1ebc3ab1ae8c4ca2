import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SheetPull } from './sheet-pull.ts'

/** A drag with one position every 16 ms, released `rest` ms after the last. */
function pulled(places: readonly number[], { height = 600, rest = 0 } = {}) {
  const pull = new SheetPull({ y: places[0] ?? 0, time: 0 })
  places.forEach((y, index) => pull.move({ y, time: (index + 1) * 16 }))
  return { offset: pull.offset, closes: pull.closes(height, places.length * 16 + rest) }
}
const steady = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)

describe('dragging a sheet', () => {
  it('closes it after a long slow drag and not after a short one', () => {
    expect(pulled(steady(100, 240, 60)).closes).toBe(true)
    expect(pulled(steady(100, 180, 60)).closes).toBe(false)
  })
  it('closes it by a short fling', () => {
    expect(pulled(steady(100, 150, 4)).closes).toBe(true)
  })
  it('keeps it when a short quick drag stops before the release', () => {
    expect(pulled(steady(100, 150, 4), { rest: 300 }).closes).toBe(false)
  })
  it('keeps it after a fling upwards from any distance', () => {
    expect(pulled([...steady(100, 500, 30), ...steady(500, 380, 4)]).closes).toBe(false)
  })
  it('closes a low sheet at half its height', () => {
    expect(pulled(steady(0, 90, 60), { height: 160 }).closes).toBe(true)
    expect(pulled(steady(0, 70, 60), { height: 160 }).closes).toBe(false)
  })
  it('never raises the sheet, and never closes one at its resting place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -2000, max: 2000 }), { minLength: 1, maxLength: 80 }),
        fc.integer({ min: 40, max: 2000 }),
        fc.integer({ min: 0, max: 1000 }),
        (places, height, rest) => {
          const { offset, closes } = pulled(places, { height, rest })
          expect(offset).toBeGreaterThanOrEqual(0)
          if (closes) expect(offset).toBeGreaterThan(0)
        },
      ),
    )
  })
})
