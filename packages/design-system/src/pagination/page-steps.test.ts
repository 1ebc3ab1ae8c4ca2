import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageSteps } from './page-steps.ts'

describe('pageSteps', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, count, expected) => {
    expect(pageSteps(page, count)).toEqual(expected)
  })
  it('always offers first, last, current page and neighbours, in order, with the same number of steps', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 3 }), ([page, count], around) => {
        const steps = pageSteps(page, count, around)
        const pages = steps.filter((step) => step !== 'gap')
        expect(pages).toEqual(pages.toSorted((a, b) => a - b))
        expect(new Set(pages).size).toBe(pages.length)
        for (const wanted of [1, count, page - around, page, page + around]) {
          if (wanted >= 1 && wanted <= count) expect(pages).toContain(wanted)
        }
        expect(steps).toHaveLength(Math.min(count, 2 * around + 5))
      }),
    )
  })
  it('a gap stands for at least two pages', () => {
    for (let page = 1; page <= 30; page += 1) {
      const steps = pageSteps(page, 30)
      steps.forEach((step, at) => {
        if (step !== 'gap') return
        expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2)
      })
    }
  })
})
