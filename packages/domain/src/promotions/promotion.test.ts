import { describe, expect, it } from 'vitest'
import { onePoint, pointDecimals, shownPoints } from './promotion.ts'

describe('points as they are shown', () => {
  it.each([
    ['coins', 10_000, 1],
    ['coins', 6_411_639, 641.16],
    ['coins', 43_500, 4.35],
    ['coins', 99, 0],
    ['coins', -12_345, -1.23],
    ['points', 6_411_639, 6_411_639],
  ])('%s: %i are %d', (id, points, shown) => {
    expect(shownPoints(points, { id })).toBe(shown)
  })

  it('one point is what is shown as 1', () => {
    for (const id of ['coins', 'points']) expect(shownPoints(onePoint({ id }), { id })).toBe(1)
    expect(onePoint(null)).toBe(1)
  })

  it('only coins have decimals', () => {
    expect([{ id: 'coins' }, { id: 'points' }, null].map(pointDecimals)).toEqual([2, 0, 0])
  })
})
