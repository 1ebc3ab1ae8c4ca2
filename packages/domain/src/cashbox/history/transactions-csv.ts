import type { Transaction } from './transaction.ts'

export interface CsvColumn {
  /** Its name, in the player's language. */
  readonly header: string
  readonly cell: (transaction: Transaction) => string
}

/** What a spreadsheet takes for the beginning of a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * Transactions as a file that every spreadsheet reads: RFC 4180, UTF-8 with its mark. A cell that would begin a formula gets an
 * apostrophe before it.
 */
export function transactionsCsv(transactions: readonly Transaction[], columns: readonly CsvColumn[]): string {
  const rows = [columns.map(({ header }) => header), ...transactions.map((one) => columns.map(({ cell }) => cell(one)))]
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
