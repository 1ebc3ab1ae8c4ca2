import type { Transaction } from './transaction.ts'

export interface CsvColumn {
  readonly header: string
  readonly cell: (transaction: Transaction) => string
}

/** Characters that a spreadsheet reads as the start of a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** RFC 4180, UTF-8 with a byte order mark. An apostrophe disarms a cell that would start a formula. */
export function transactionsCsv(transactions: readonly Transaction[], columns: readonly CsvColumn[]): string {
  const rows = [columns.map(({ header }) => header), ...transactions.map((one) => columns.map(({ cell }) => cell(one)))]
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
