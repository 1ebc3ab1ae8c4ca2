import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dataOf, exactly, objectOf, settingOf } from './objects.ts'
import { parseAnswer } from './parse-answer.ts'
import { CountSchema, FlagSchema, IdSchema, TextSchema } from './values.ts'

const limits = objectOf({ text: TextSchema, max: exactly(v.nullish(CountSchema, 0)) })
const settings = v.object({ a: settingOf(FlagSchema, 'none') })

test.each([
  ['data', dataOf(IdSchema), { data: 1, other: 2 }, '1'],
  ['a setting', settings, { a: true }, { a: true }],
  ['a setting that is missing', settings, {}, { a: false }],
  ['a setting that does not fit', settings, { a: 1 }, { a: 'none' }],
])('reads %s', (_, schema, input, output) => expect(v.parse(schema as v.GenericSchema, input)).toEqual(output))

test('an optional field that does not fit is reported and counts as missing', () => {
  const reports: unknown[] = []
  const result = parseAnswer(limits, { text: 7 }, (entry) => void reports.push(entry))
  expect(result).toEqual({ output: { text: '', max: 0 } })
  expect(reports).toEqual([{ path: 'text', expected: 'string' }])
})

test.each([
  ['an optional field that must fit where it is there', limits, { max: -1 }],
  ['an answer without data', dataOf(IdSchema), {}],
])('refuses %s', (_, schema, input) => expect(v.safeParse(schema as v.GenericSchema, input).success).toBe(false))
