import { plainAmount, type Locale } from '../../core/index.ts'

export interface CsvColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => string
  /** Amounts below zero keep their minus. Default: false. */
  readonly isNumber?: boolean
}

/**
 * What a spreadsheet reads as the start of a formula (OWASP: CSV injection): at the start of a cell, and behind what starts
 * one where the file is read with another separator.
 */
const FORMULA = /(^\s*|[,;"']\s*)(?=[=+\-@＝＋－＠])/gu

/** A number of `amountCell`, which is no formula and ends no cell but where its comma is the separator. */
const NUMBER = /^-?\d+[.,]\d\d$/

/** Languages whose decimals have a comma: spreadsheets set to them expect semicolons between cells. */
const WITH_COMMA: readonly Locale[] = ['ru', 'it', 'br']

/** An amount in minor units as a cell that spreadsheets of the language read as a number: without groups and sign of a currency. */
export const amountCell = (minor: number, locale: Locale): string =>
  WITH_COMMA.includes(locale) ? plainAmount(minor).replace('.', ',') : plainAmount(minor)

/**
 * RFC 4180 with the separator of the language, UTF-8 with a byte order mark. A cell is one line; an apostrophe disarms what
 * would start a formula.
 */
export function csvFile<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], locale: Locale): string {
  const separator = WITH_COMMA.includes(locale) ? ';' : ','
  const lines = [
    columns.map(({ header }) => csvCell(header, separator)),
    ...rows.map((row) =>
      columns.map(({ cell, isNumber }) =>
        isNumber && NUMBER.test(cell(row)) ? cell(row) : csvCell(cell(row), separator),
      ),
    ),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`
}

function csvCell(text: string, separator: string): string {
  const safe = text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').replaceAll(FORMULA, "$1'")
  const isQuoted = safe.includes(separator) || /["']/.test(safe)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}
