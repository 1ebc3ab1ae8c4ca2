import { Button, Skeleton } from '@croupier/design-system'
import type { Cashbox, HistoryStore } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { MoneyText } from '#shared/site/money-text.tsx'
import { usePlayer, useTexts } from '#shared/site/tab.tsx'
import { CashboxPage } from '../cashbox-page.tsx'
import {
  filterCount,
  historyFilter,
  readHistoryAddress,
  writeHistoryAddress,
  type HistoryFields,
} from './history-address.ts'
import { ExportButton } from './export-button.tsx'
import { historyFile } from './history-file.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryItems } from './history-items.tsx'
import { HistorySections } from './history-sections.tsx'
import { TransactionCard } from './transaction-card.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

/** As long as most lists, so that the footer stays below the window. */
const skeleton = <SkeletonStack className="gap-3" bars={[[6, 'h-28 w-full']]} />

export const head: PageModule['head'] = (_context, t) => ({ title: t('cashbox:history'), noIndex: true })

export function Page() {
  return <CashboxPage skeleton={skeleton}>{(cashbox) => <History cashbox={cashbox} />}</CashboxPage>
}

function History({ cashbox }: { readonly cashbox: Cashbox }) {
  const [query, setQuery] = useSearchParams()
  const fields = readHistoryAddress(query)
  const { history } = cashbox
  const address = writeHistoryAddress(fields).toString()
  useEffect(
    () => cashbox.openHistory(historyFilter(readHistoryAddress(new URLSearchParams(address)))),
    [cashbox, address],
  )
  const change = (wanted: HistoryFields) =>
    setQuery(writeHistoryAddress(wanted), { replace: true, preventScrollReset: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HistorySections />
      <HistoryFilters fields={fields} onChange={change} />
      <Totals history={history} isBounded={fields.from !== '' || fields.to !== ''} />
      <List
        history={history}
        isFiltered={filterCount(fields) > 0}
        onClear={() => change({ ...fields, status: null, from: '', to: '' })}
        file={`${fields.type}s`}
      />
    </div>
  )
}

interface TotalsProps {
  readonly history: HistoryStore
  readonly isBounded: boolean
}

const Totals = observer(function Totals({ history, isBounded }: TotalsProps) {
  const t = useTexts()
  const currency = usePlayer()?.profile.value?.currency ?? ''
  const { totals, pages } = history
  // The list shows the error; its retry reads the totals too.
  if (totals === null || (!totals && pages?.state === 'failed')) return null
  const lines = [
    { label: t('cashbox:moneyIn'), amount: totals?.deposited },
    { label: t('cashbox:moneyOut'), amount: totals?.withdrawn },
  ]
  return (
    <section aria-label={isBounded ? t('cashbox:forTime') : t('cashbox:forAllTime')}>
      <p className="mb-2 text-sm text-muted">{isBounded ? t('cashbox:forTime') : t('cashbox:forAllTime')}</p>
      <dl className="grid gap-3 rounded-card bg-sunken p-4 shadow-well sm:grid-cols-2">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:block">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="min-h-6 font-display text-base text-strong sm:mt-1 sm:text-lg">
              {amount === undefined ? (
                <Skeleton className="h-4 w-28 sm:h-7" />
              ) : (
                <MoneyText amount={amount} currency={currency} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})

interface ListProps {
  readonly history: HistoryStore
  readonly isFiltered: boolean
  readonly onClear: () => void
  /** Name of the exported file, without the date and the extension. */
  readonly file: string
}

const List = observer(function List({ history, isFiltered, onClear, file }: ListProps) {
  const t = useTexts()
  const { pages } = history
  return (
    <>
      <HistoryItems
        label={t('cashbox:history')}
        pages={pages}
        skeleton={skeleton}
        empty={
          isFiltered ? (
            <NothingHere
              title={t('cashbox:nothingFound')}
              text={t('cashbox:nothingFoundText')}
              action={<Button onClick={onClear}>{t('cashbox:clearFilters')}</Button>}
            />
          ) : (
            <NothingHere
              title={t('cashbox:nothingHere')}
              text={t('cashbox:nothingHereText')}
              action={<ButtonLink to={CASHBOX_PATH}>{t('cashbox:firstDeposit')}</ButtonLink>}
            />
          )
        }
      >
        {(transaction) => <TransactionCard transaction={transaction} />}
      </HistoryItems>
      {pages !== null && pages.items.length > 0 && (
        <ExportButton name={file} make={async () => historyFile(t, await history.all())} />
      )}
    </>
  )
})
