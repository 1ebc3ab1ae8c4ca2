import { amountCell, csvFile, netOf, type Round } from '@croupier/domain/cashbox'
import type { Translate } from '#shared/texts/translate.ts'
import { dateCell } from '../history/history-file.ts'

/** Rounds as CSV, for spreadsheets in the page's language: times in UTC, amounts with two decimals, a loss with its minus. */
export const roundsFile = (t: Translate, rounds: readonly Round[]): string =>
  csvFile(
    rounds,
    [
      { header: t('cashbox:csvId'), cell: ({ id }) => id },
      { header: t('play-history:csvTime'), cell: ({ at }) => dateCell(at) },
      { header: t('play-history:game'), cell: ({ game }) => game.name },
      { header: t('play-history:stake'), cell: ({ stake }) => amountCell(stake, t.locale) },
      { header: t('play-history:win'), cell: ({ win }) => amountCell(win, t.locale) },
      { header: t('play-history:result'), cell: (round) => amountCell(netOf(round), t.locale), isNumber: true },
      {
        header: t('play-history:balanceAfter'),
        cell: ({ balance }) => (balance === null ? '' : amountCell(balance, t.locale)),
      },
      { header: t('cashbox:csvCurrency'), cell: ({ currency }) => currency },
    ],
    t.locale,
  )
