/**
 * @promise History: history: filters, pages, sums, file to the cent
 * @proof cashbox.test, cashbox.additions.test, history-page.stories
 * @journey cashbox/history
 */

import { describe, expect, it } from 'vitest'
import { aTransaction } from '@croupier/platform-fixtures'
import type { Locale } from '../../core/index.ts'
import { amountCell, csvFile } from './csv-file.ts'

const one = (title: string) => aTransaction({ id: '7', type: 'payout', amount: 123_405, status: 'done', title })
const file = (title: string, locale: Locale = 'en') =>
  csvFile(
    [one(title)],
    [
      { header: 'Where', cell: (row) => row.title ?? '' },
      { header: 'Amount', cell: ({ amount }) => amountCell(amount, locale) },
    ],
    locale,
  )

describe('the history as a file', () => {
  it('has a head, a row for each, and the mark of its encoding', () => {
    expect(file('•••• 4242')).toBe('\uFEFFWhere,Amount\r\n•••• 4242,1234.05\r\n')
  })

  it.each(['ru', 'it', 'br'] as const)(
    'has semicolons and commas where the language writes decimals so: %s',
    (locale) => {
      expect(file('a,b', locale)).toBe('\uFEFFWhere;Amount\r\na,b;1234,05\r\n')
      expect(file('a;b', locale)).toContain('"a;b";1234,05')
    },
  )

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
  ])('quotes %j', (title, cell) => {
    expect(file(title)).toContain(`${cell},1234.05`)
  })

  it('has one line for each, whatever its cells have', () => {
    expect(file('two\r\nlines\tand\u2028more')).toContain('\r\ntwo lines and more,1234.05\r\n')
  })

  it.each(['=1+1', '+7 999', '-2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠1'])('never begins a formula: %j', (title) => {
    expect(file(title)).toContain(`"'${title}",1234.05`)
  })

  it.each([
    ['\n=1', `" '=1"`],
    ['a;=1', `"a;'=1"`],
    ['a, @b', `"a, '@b"`],
    ['a"=1', `"a""'=1"`],
    ["a'-1", `"a''-1"`],
  ])('never begins a formula behind what may end a cell: %j', (title, cell) => {
    for (const locale of ['en', 'ru'] as const) expect(file(title, locale)).toContain(cell)
  })

  it('keeps the minus of a number, and of nothing else', () => {
    const cells = (text: string) =>
      csvFile([text], [{ header: 'Result', cell: (row) => row, isNumber: true }], 'it').split('\r\n')[1]
    expect([cells('-12,50'), cells('-12+1'), cells('-1;2,50')]).toEqual(['-12,50', `"'-12+1"`, `"'-1;2,50"`])
  })

  it.each(['Visa •••• 4242', 'a-b', 'a@b.test', '1+1=2'])('leaves other texts as they are: %j', (title) => {
    expect(file(title)).toContain(`\r\n${title},`)
  })
})
