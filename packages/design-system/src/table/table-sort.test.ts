import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSort, sortRows } from './table-sort.ts'

const own = <Value>(value: Value) => value

describe('nextSort', () => {
  it("starts with the column's direction, then reverses it", () => {
    const first = nextSort(null, 'points', 'descending')
    expect(first).toEqual({ column: 'points', direction: 'descending' })
    expect(nextSort(first, 'points', 'descending').direction).toBe('ascending')
    expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'ascending' })
  })
})

describe('sortRows', () => {
  it('sorts texts by the locale and numbers in them by value', () => {
    expect(sortRows(['ёлка', 'яма', 'дом', 'жук'], own, 'ascending', 'ru')).toEqual(['дом', 'ёлка', 'жук', 'яма'])
    expect(sortRows(['player10', 'player9'], own, 'ascending', 'en')).toEqual(['player9', 'player10'])
  })
  it('sorts missing values last in both directions', () => {
    const values = [null, 2, Number.NaN, 1, undefined, 3]
    expect(sortRows(values, own, 'ascending', 'en').slice(0, 3)).toEqual([1, 2, 3])
    expect(sortRows(values, own, 'descending', 'en').slice(0, 3)).toEqual([3, 2, 1])
  })
  it('is stable and does not change the input', () => {
    const rows = fc.array(fc.record({ id: fc.nat(), points: fc.nat(3) }))
    fc.assert(
      fc.property(rows, fc.constantFrom('ascending' as const, 'descending' as const), (given, direction) => {
        const before = [...given]
        const sorted = sortRows(given, ({ points }) => points, direction, 'en')
        expect(given).toEqual(before)
        expect(sorted).toHaveLength(given.length)
        for (const points of [0, 1, 2, 3]) {
          expect(sorted.filter((row) => row.points === points)).toEqual(given.filter((row) => row.points === points))
        }
      }),
    )
  })
})
