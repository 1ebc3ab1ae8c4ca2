/**
 * @promise History: history: filters, pages, sums, file to the cent
 * @proof cashbox.test, cashbox.additions.test, history-page.stories
 * @journey cashbox/history
 */

import { describe, expect, it } from 'vitest'
import { aTransaction } from '@croupier/platform-fixtures'
import type { Locale } from '../../core/index.ts'
import { amountCell, transactionsCsv } from './transactions-csv.ts'

const one = (title: string) => aTransaction({ id: '7', type: 'payout', amount: 123_405, status: 'done', title })
const file = (title: string, locale: Locale = 'en') =>
  transactionsCsv(
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
    ['two\r\nlines', '"two\r\nlines"'],
  ])('quotes %j', (title, cell) => {
    expect(file(title)).toContain(`${cell},1234.05`)
  })

  it.each(['=1+1', '+7 999', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠1'])(
    'never begins a formula: %j',
    (title) => {
      expect(file(title)).toContain(`"'${title}",1234.05`)
    },
  )
})
