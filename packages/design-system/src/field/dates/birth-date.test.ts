import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dateOf, partOrder, partsOf, readDate, typeInto, type DatePart } from './birth-date.ts'

const DMY: DatePart[] = ['day', 'month', 'year']
const MDY: DatePart[] = ['month', 'day', 'year']

it('follows the order in which a locale writes dates', () => {
  expect(partOrder('ru')).toEqual(DMY)
  expect(partOrder('pt-BR')).toEqual(DMY)
  expect(partOrder('en-US')).toEqual(MDY)
  expect(partOrder('ja')).toEqual(['year', 'month', 'day'])
})

describe('a whole date, pasted or filled in', () => {
  it.each([
    ['1990-05-17', DMY],
    ['1990-05-17', MDY],
    ['19900517', DMY],
    ['17.05.1990', DMY],
    ['17/5/1990', DMY],
    ['17 05 1990', DMY],
    ['17051990', DMY],
    ['5/17/1990', MDY],
    ['05171990', MDY],
    [' 17.05.1990 г.', DMY],
    ['١٧/٠٥/١٩٩٠', DMY],
    ['१९९०-०५-१७', MDY],
    ['１７０５１９９０', DMY],
  ])('%j', (text, order) => {
    const parts = readDate(text, order)
    expect(parts && dateOf(parts)).toBe('1990-05-17')
  })

  it.each(['17', '17.05', '17.05.90', '170590', '1234567890', 'tomorrow', ''])('%j is not a date', (text) =>
    expect(readDate(text, DMY)).toBeNull(),
  )
})

describe('typing', () => {
  /** Types key by key, following the focus. */
  function typed(keys: string, order: DatePart[]) {
    let parts = partsOf('')
    let at = order[0] as DatePart
    for (const key of keys) ({ parts, focus: at } = typeInto(parts, at, parts[at] + key, order))
    return { value: dateOf(parts), at }
  }

  it('moves to the next part when one is full or ended by a separator', () => {
    expect(typed('17051990', DMY)).toEqual({ value: '1990-05-17', at: 'year' })
    expect(typed('17.5.1990', DMY)).toEqual({ value: '1990-05-17', at: 'year' })
    expect(typed('5/17/1990', MDY)).toEqual({ value: '1990-05-17', at: 'year' })
    expect(typed('١٧٠٥١٩٩٠', DMY)).toEqual({ value: '1990-05-17', at: 'year' })
    expect(typed('۱۷.۵.۱۹۹۰', DMY)).toEqual({ value: '1990-05-17', at: 'year' })
    expect(typed('17', DMY)).toEqual({ value: '--17', at: 'day' })
    expect(typed('17a.', DMY).at).toBe('month')
  })

  test('any day typed without separators, in any order of parts, is that day', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom(DMY, MDY), (date, order) => {
        const iso = date.toISOString().slice(0, 10)
        const parts = partsOf(iso)
        expect(typed(order.map((part) => parts[part]).join(''), order).value).toBe(iso)
      }),
    )
  })
})

it('distinguishes an incomplete date from an empty and a complete one', () => {
  expect(dateOf(partsOf(''))).toBe('')
  expect(dateOf({ day: '7', month: '', year: '1990' })).toBe('1990--07')
  expect(dateOf({ day: '7', month: '5', year: '1990' })).toBe('1990-05-07')
})
