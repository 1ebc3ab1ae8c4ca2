import { plainAmount, type Locale } from '../../core/index.ts'
import type { Transaction } from './transaction.ts'

export interface CsvColumn {
  readonly header: string
  readonly cell: (transaction: Transaction) => string
}

/**
 * What a spreadsheet reads as the start of a formula (OWASP: CSV injection): at the start of a cell, and behind what starts
 * one where the file is read with another separator.
 */
const FORMULA = /(^\s*|[,;"']\s*)(?=[=+\-@＝＋－＠])/gu

/** Languages whose decimals have a comma: spreadsheets set to them expect semicolons between cells. */
const WITH_COMMA: readonly Locale[] = ['ru', 'it', 'br']

/** An amount in minor units as a cell that spreadsheets of the language read as a number: without groups and sign of a currency. */
export const amountCell = (minor: number, locale: Locale): string =>
  WITH_COMMA.includes(locale) ? plainAmount(minor).replace('.', ',') : plainAmount(minor)

/**
 * RFC 4180 with the separator of the language, UTF-8 with a byte order mark. A cell is one line; an apostrophe disarms what
 * would start a formula.
 */
export function transactionsCsv(
  transactions: readonly Transaction[],
  columns: readonly CsvColumn[],
  locale: Locale,
): string {
  const separator = WITH_COMMA.includes(locale) ? ';' : ','
  const rows = [columns.map(({ header }) => header), ...transactions.map((one) => columns.map(({ cell }) => cell(one)))]
  return `\uFEFF${rows.map((cells) => `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join('')}`
}

function csvCell(text: string, separator: string): string {
  const safe = text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replaceAll(FORMULA, "$1'")
  const isQuoted = safe.includes(separator) || /["']/.test(safe)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}
