import { amountCell, minutesPlayed, transactionsCsv, type CsvColumn, type PlaySession } from '@croupier/domain/cashbox'
import type { Transaction } from '@croupier/domain/cashbox'

const COLUMNS: readonly CsvColumn[] = [{ header: 'Amount', cell: ({ amount }) => amountCell(amount, 'en') }]

/** A player's transactions, under how long the session lasts. */
export const statement = (session: PlaySession, transactions: readonly Transaction[], now: number): string =>
  `${minutesPlayed(session, now)} minutes\n${transactionsCsv(transactions, COLUMNS, 'en')}`
