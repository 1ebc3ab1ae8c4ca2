import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  AddressSchema,
  CountSchema,
  FlagSchema,
  IdSchema,
  MinorSchema,
  NumberSchema,
  SlugSchema,
  TextSchema,
  TimeSchema,
  TitleSchema,
  dataOf,
  exactly,
  listOf,
  objectOf,
  pageOf,
  parseAnswer,
  settingOf,
  type LeftOut,
} from './wire.ts'

describe('what a field of the wire becomes', () => {
  test.each([
    ['a number as id', IdSchema, 7, '7'],
    ['a text as id', IdSchema, 'a-7', 'a-7'],
    ['a site-relative address', AddressSchema, '/cdn/a.svg', '/cdn/a.svg'],
    ['a script in place of an address', AddressSchema, 'javascript:alert(1)', null],
    ['no address', AddressSchema, undefined, null],
    ['an amount', MinorSchema, -150, -150],
    ['a time', TimeSchema, '2026-01-02T03:04:05.006Z', Date.UTC(2026, 0, 2, 3, 4, 5, 6)],
    ['no flag', FlagSchema, undefined, false],
    ['a flag', FlagSchema, true, true],
    ['no text', TextSchema, null, ''],
    ['data', dataOf(IdSchema), { data: 1, other: 2 }, { data: '1' }],
    ['a page', pageOf(IdSchema), { data: [1, 2], total: 9, other: 0 }, { items: ['1', '2'], received: 2, total: 9 }],
    ['a page without a total', pageOf(IdSchema), { data: [1] }, { items: ['1'], received: 1, total: null }],
    ['a page with a bad entry', pageOf(IdSchema), { data: [1, null] }, { items: ['1'], received: 2, total: null }],
    ['a setting', v.object({ a: settingOf(FlagSchema, 'none') }), { a: true }, { a: true }],
    ['a setting that is missing', v.object({ a: settingOf(FlagSchema, 'none') }), {}, { a: false }],
    ['a setting that does not fit', v.object({ a: settingOf(FlagSchema, 'none') }), { a: 1 }, { a: 'none' }],
  ])('%s', (_, schema, input, output) => expect(v.parse(schema as v.GenericSchema, input)).toEqual(output))

  const limits = objectOf({ text: TextSchema, max: exactly(v.nullish(CountSchema, 0)) })

  test.each([
    ['an optional field that does not fit', limits, { text: 7 }, { text: '', max: 0 }, 'text: string'],
    [
      'a repeated entry',
      dataOf(listOf(IdSchema, { keyOf: (id) => id })),
      { data: [1, 2, '1'] },
      { data: ['1', '2'] },
      'data.2: an entry of its own',
    ],
    [
      'an entry too many',
      dataOf(listOf(IdSchema, { max: 2 })),
      { data: [1, 2, 3, 4] },
      { data: ['1', '2'] },
      'data: at most 2 entries',
    ],
    [
      'the end of a long title',
      dataOf(TitleSchema),
      { data: 'x'.repeat(300) },
      { data: `${'x'.repeat(199)}…` },
      'data: at most 200 characters',
    ],
  ])('leaves out and reports %s', (_, schema, input, output, reported) => {
    const reports: string[] = []
    const report = ({ path, expected }: LeftOut) => void reports.push(`${path}: ${expected}`)
    expect(parseAnswer(schema as v.GenericSchema, input, report)).toEqual({ output })
    expect(reports).toEqual([reported])
  })

  test('a title is not cut within a character', () => {
    expect(v.parse(TitleSchema, `${'x'.repeat(198)}😀😀`)).toBe(`${'x'.repeat(198)}…`)
  })

  test.each([
    ['an optional field that must fit where it is there', limits, { max: -1 }],
    ['a slug that leads elsewhere', SlugSchema, '..'],
    ['half a character in a slug', SlugSchema, '\uD800'],
    ['a number that JSON cannot write again', NumberSchema, Infinity],
    ['a fraction of a minor unit', MinorSchema, 1.5],
    ['an amount past exact integers', MinorSchema, 2 ** 60],
    ['a time that is none', TimeSchema, 'yesterday'],
    ['a negative count', CountSchema, -1],
    ['an answer without data', dataOf(IdSchema), {}],
    ['a page without a list', pageOf(IdSchema), { data: null }],
  ])('refuses %s', (_, schema, input) => expect(v.safeParse(schema as v.GenericSchema, input).success).toBe(false))
})
