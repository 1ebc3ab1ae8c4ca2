import { describe, expect, it } from 'vitest'
import { changeCode } from '../../change-code.ts'
import { csvOfRows } from './csv-of-rows.ts'

const change = (text: string, name = 'statement.ts') => changeCode(name, text, [csvOfRows]).text

describe('transactionsCsv', () => {
  it('becomes csvFile, with columns that say of what they are', () => {
    expect(
      change(`import { type CsvColumn, amountCell, transactionsCsv } from '@croupier/domain/cashbox'

const COLUMNS: readonly CsvColumn[] = [{ header: 'Amount', cell: ({ amount }) => amountCell(amount, 'en') }]
export const statement = (rows) => transactionsCsv(rows, COLUMNS, 'en')
`),
    ).toBe(`import { type CsvColumn, amountCell, csvFile, type Transaction } from '@croupier/domain/cashbox'

const COLUMNS: readonly CsvColumn<Transaction>[] = [{ header: 'Amount', cell: ({ amount }) => amountCell(amount, 'en') }]
export const statement = (rows) => csvFile(rows, COLUMNS, 'en')
`)
  })

  it('leaves columns that say it already', () => {
    const text = `import type { CsvColumn, Round } from '@croupier/domain/cashbox'\nconst columns: CsvColumn<Round>[] = []\n`
    expect(change(text)).toBe(text)
  })

  it('keeps its name in a component whose template calls it', () => {
    expect(
      change(
        `<script>\nimport { transactionsCsv } from '@croupier/domain/cashbox'\n</script>\n<a :href="transactionsCsv(rows, columns, 'en')">CSV</a>\n`,
        'statement.vue',
      ),
    ).toBe(
      `<script>\nimport { csvFile as transactionsCsv } from '@croupier/domain/cashbox'\n</script>\n<a :href="transactionsCsv(rows, columns, 'en')">CSV</a>\n`,
    )
  })
})
