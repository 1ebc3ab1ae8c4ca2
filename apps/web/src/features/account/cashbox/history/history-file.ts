import { amountCell, csvFile, type Transaction } from '@croupier/domain/cashbox'
import type { Translate } from '#shared/texts/translate.ts'
import { dayOf } from './history-days.ts'
import { formatReason, formatStatus, systemName } from '../cashbox-texts.ts'

/** The history as CSV, for spreadsheets in the page's language: times in UTC, amounts with two decimals. */
export function historyFile(t: Translate, transactions: readonly Transaction[]): string {
  return csvFile(
    transactions,
    [
      { header: t('cashbox:csvId'), cell: ({ id }) => id },
      {
        header: t('cashbox:csvType'),
        cell: ({ type }) => t(type === 'deposit' ? 'cashbox:deposit' : 'cashbox:withdraw'),
      },
      { header: t('cashbox:csvCreated'), cell: ({ createdAt }) => dateCell(createdAt) },
      { header: t('cashbox:csvChanged'), cell: ({ updatedAt }) => dateCell(updatedAt) },
      { header: t('cashbox:csvAmount'), cell: ({ amount }) => amountCell(amount, t.locale) },
      { header: t('cashbox:csvCurrency'), cell: ({ currency }) => currency },
      { header: t('cashbox:csvSystem'), cell: ({ system }) => systemName(t, system) },
      { header: t('cashbox:csvDetails'), cell: ({ title }) => title ?? '' },
      { header: t('cashbox:csvState'), cell: (one) => formatStatus(t, one) },
      { header: t('cashbox:csvReason'), cell: (one) => formatReason(t, one) ?? '' },
    ],
    t.locale,
  )
}

/** Such as "2026-01-15 12:00:00", which spreadsheets of every language read as a date. */
export const dateCell = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** With the day of the player's time zone. `now`: milliseconds, server time. */
export function fileName(name: string, now: number): string {
  return `${name}-${dayOf(now)}.csv`
}

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
