import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCK, gridWindow, spacerHeight, windowWithin } from './grid-window.ts'

const place = { count: 5000, columns: 6, pitch: 300, top: 0, viewport: 900 }

describe('gridWindow', () => {
  test('at the top draws what is in view plus one screen', () => {
    expect(gridWindow(place)).toEqual({ first: 0, last: 48 })
  })

  test('far down omits what is more than a screen away', () => {
    // 100 rows above the view: rows 97 to 109 count, in blocks of 4 rows.
    expect(gridWindow({ ...place, top: -30_000 })).toEqual({ first: 24 * BLOCK, last: 27 * BLOCK })
  })

  test('a short list is drawn whole', () => {
    expect(gridWindow({ ...place, count: 7 })).toEqual({ first: 0, last: 7 })
  })

  test('the last block is not longer than the list', () => {
    expect(gridWindow({ ...place, count: 50, top: -2000 })).toEqual({ first: 0, last: 50 })
  })

  test('a list out of view keeps one block, which is needed for measuring', () => {
    expect(gridWindow({ ...place, count: 100, top: 20_000 })).toEqual({ first: 0, last: 24 })
    expect(gridWindow({ ...place, count: 100, top: -90_000 })).toEqual({ first: 96, last: 100 })
  })

  test('at any scroll position the rows in view are drawn and the document stays small', () => {
    const places = fc
      .record({
        count: fc.integer({ min: 1, max: 5000 }),
        columns: fc.constantFrom(2, 3, 4, 6),
        pitch: fc.integer({ min: 180, max: 420 }),
        viewport: fc.integer({ min: 500, max: 1400 }),
      })
      .chain((grid) => {
        const height = Math.ceil(grid.count / grid.columns) * grid.pitch
        return fc.integer({ min: 0, max: height - 1 }).map((scrolled) => ({ ...grid, top: -scrolled }))
      })
    fc.assert(
      fc.property(places, ({ count, columns, pitch, viewport, top }) => {
        const { first, last } = gridWindow({ count, columns, pitch, viewport, top })
        const firstInView = Math.floor(-top / pitch) * columns
        const lastInView = Math.min(count, Math.ceil((-top + viewport) / pitch) * columns)
        expect(first).toBeLessThanOrEqual(firstInView)
        expect(last).toBeGreaterThanOrEqual(lastInView)
        expect(first % columns).toBe(0)
        expect(last - first).toBeLessThanOrEqual(Math.ceil((3 * viewport) / pitch) * columns + 2 * BLOCK)
      }),
    )
  })
})

describe('windowWithin', () => {
  const atTheEnd = { first: 72, last: 96 }

  test('a list that became short is drawn whole at any scroll position', () => {
    expect(windowWithin(40, atTheEnd)).toEqual({ first: 0, last: 40 })
    expect(windowWithin(0, atTheEnd)).toEqual({ first: 0, last: 0 })
  })

  test('a shortened list that is still long keeps its last block, which is needed for measuring', () => {
    expect(windowWithin(60, atTheEnd)).toEqual({ first: 48, last: 60 })
    expect(windowWithin(73, atTheEnd)).toEqual({ first: 72, last: 73 })
  })

  test('the window of a list that grew is unchanged', () => {
    expect(windowWithin(500, atTheEnd)).toEqual(atTheEnd)
  })
})

test('a spacer is as high as the rows it stands for, without the gap that the grid adds itself', () => {
  expect(spacerHeight(48, { columns: 6, pitch: 300, gap: 20 })).toBe(2380)
  expect(spacerHeight(7, { columns: 3, pitch: 300, gap: 20 })).toBe(880)
  expect(spacerHeight(0, { columns: 3, pitch: 300, gap: 20 })).toBe(0)
})
