import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { LeftOut } from './left-out.ts'
import { parseAnswer } from './parse-answer.ts'
import {
  AddressSchema,
  CountSchema,
  EndSchema,
  FlagSchema,
  IdSchema,
  MinorSchema,
  NumberSchema,
  SlugSchema,
  NameSchema,
  NoteSchema,
  TextSchema,
  TimeSchema,
  TitleOrNullSchema,
  TitleSchema,
} from './values.ts'

describe('what a value of the wire becomes', () => {
  test.each([
    ['a number as id', IdSchema, 7, '7'],
    ['a text as id', IdSchema, 'a-7', 'a-7'],
    ['a site-relative address', AddressSchema, '/cdn/a.svg', '/cdn/a.svg'],
    ['a script in place of an address', AddressSchema, 'javascript:alert(1)', null],
    ['no address', AddressSchema, undefined, null],
    ['an amount', MinorSchema, -150, -150],
    ['a time', TimeSchema, '2026-01-02T03:04:05.006Z', Date.UTC(2026, 0, 2, 3, 4, 5, 6)],
    ['an end', EndSchema, '2026-01-02T03:04:05.006Z', Date.UTC(2026, 0, 2, 3, 4, 5, 6)],
    ['no end', EndSchema, undefined, null],
    ['an end in the year 9999', EndSchema, '9999-12-31T23:59:59Z', null],
    ['no flag', FlagSchema, undefined, false],
    ['a flag', FlagSchema, true, true],
    ['no text', TextSchema, null, ''],
    ['a title that would turn round what follows', TitleSchema, 'a\u202Eb\u2067c', 'abc'],
    ['a name that would', NameSchema, '\u202Dב\u202C', 'ב'],
    ['a title from right to left', TitleSchema, '\u200Fمرحبا', '\u200Fمرحبا'],
    ['a blank title', TitleSchema, ' \u200b\u00a0', ''],
    ['a blank note', NoteSchema, '\n', ''],
    ['a title that is blank or null', TitleOrNullSchema, ' ', null],
    ['a title of an emoji', TitleSchema, '🎁', '🎁'],
  ])('%s', (_, schema, input, output) => expect(v.parse(schema as v.GenericSchema, input)).toEqual(output))

  test('the end of a long title is cut, and reported', () => {
    const reports: LeftOut[] = []
    const result = parseAnswer(TitleSchema, 'x'.repeat(300), (entry) => void reports.push(entry))
    expect(result).toEqual({ output: `${'x'.repeat(199)}…` })
    expect(reports).toEqual([{ path: '', expected: 'at most 200 characters' }])
  })

  test('a title is not cut within a character', () => {
    expect(v.parse(TitleSchema, `${'x'.repeat(198)}😀😀`)).toBe(`${'x'.repeat(198)}…`)
  })

  test.each([
    ['a slug that leads elsewhere', SlugSchema, '..'],
    ['half a character in a slug', SlugSchema, '\uD800'],
    ['a number that JSON cannot write again', NumberSchema, Infinity],
    ['a fraction of a minor unit', MinorSchema, 1.5],
    ['an amount past exact integers', MinorSchema, 2 ** 60],
    ['a time that is none', TimeSchema, 'yesterday'],
    ['a blank name', NameSchema, '\u2060 '],
    ['a negative count', CountSchema, -1],
  ])('refuses %s', (_, schema, input) => expect(v.safeParse(schema as v.GenericSchema, input).success).toBe(false))
})
