import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readStandings } from './read-standings.ts'
import { StandingSchema } from './tournament-wire.ts'

const odd = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    0,
    1,
    -1,
    1.5,
    NaN,
    Infinity,
    2 ** 60,
    '7',
    '\uD800',
    'x'.repeat(400),
    {},
    [],
  ),
  fc.string(),
  fc.integer(),
)
const usual = {
  id: fc.oneof(fc.integer(), fc.string()),
  position: fc.integer({ min: 1, max: 5000 }),
  username: fc.string({ unit: 'grapheme' }),
  score: fc.integer(),
  gift: fc.oneof(fc.string(), fc.constantFrom(null, ' ')),
}
const entry = fc
  .record({ ...usual, other: fc.anything() }, { requiredKeys: [] })
  .chain((known) => fc.record({ known: fc.constant(known), field: fc.constantFrom(...Object.keys(usual)), value: odd }))
  .map(({ known, field, value }) => ({ ...known, [field]: value }))

test('every entry is read as the schema reads it, or left out with it', () => {
  fc.assert(
    fc.property(fc.oneof(entry, fc.record(usual), odd), (one) => {
      const { success, output } = v.safeParse(StandingSchema, one)
      expect(readStandings([one])).toEqual(success ? [output] : [])
    }),
    { numRuns: 500 },
  )
})

test('a board is read in the order of places', () => {
  const board = [3, 1, 2].map((position) => ({ position, username: `p${position}` }))
  expect(readStandings(board).map(({ position }) => position)).toEqual([1, 2, 3])
})
