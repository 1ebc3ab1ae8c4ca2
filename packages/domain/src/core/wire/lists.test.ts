import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listOf, pageOf } from './lists.ts'
import { dataOf } from './objects.ts'
import { parseAnswer } from './parse-answer.ts'
import { IdSchema } from './values.ts'

test.each([
  ['a page', { data: [1, 2], total: 9, other: 0 }, { items: ['1', '2'], received: 2, total: 9 }],
  ['a page without a total', { data: [1] }, { items: ['1'], received: 1, total: null }],
  ['a page with a bad entry', { data: [1, null] }, { items: ['1'], received: 2, total: null }],
])('reads %s', (_, input, output) => expect(v.parse(pageOf(IdSchema), input)).toEqual(output))

test.each([
  [
    'a repeated entry',
    listOf(IdSchema, { keyOf: (id) => id }),
    [1, 2, '1'],
    { path: 'data.2', expected: 'an entry of its own' },
  ],
  ['an entry too many', listOf(IdSchema, { max: 2 }), [1, 2, 3, 4], { path: 'data', expected: 'at most 2 entries' }],
])('leaves out and reports %s', (_, list, data, reported) => {
  const reports: unknown[] = []
  const result = parseAnswer(dataOf(list), { data }, (entry) => void reports.push(entry))
  expect(result).toEqual({ output: ['1', '2'] })
  expect(reports).toEqual([reported])
})

test('refuses a page without a list', () => {
  expect(v.safeParse(pageOf(IdSchema), { data: null }).success).toBe(false)
})
