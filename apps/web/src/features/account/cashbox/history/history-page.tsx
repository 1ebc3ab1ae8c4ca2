import { Button, FormErrors, LoadMore, Skeleton } from '@croupier/design-system'
import type { Cashbox, HistoryStore } from '@croupier/domain/cashbox'
import { isAborted } from '@croupier/domain/core'
import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { MoneyText } from '#shared/site/money-text.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { CashboxPage } from '../cashbox-page.tsx'
import {
  filterCount,
  historyFilter,
  readHistoryAddress,
  writeHistoryAddress,
  type HistoryFields,
} from './history-address.ts'
import { fileName, historyFile, saveFile } from './history-file.ts'
import { HistoryFilters } from './history-filters.tsx'
import { TransactionCard } from './transaction-card.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const skeleton = <SkeletonStack className="gap-3" bars={[[3, 'h-28 w-full']]} />

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
      <HistoryFilters fields={fields} onChange={change} />
      <Totals history={history} isBounded={fields.from !== '' || fields.to !== ''} />
      <List
        history={history}
        isFiltered={filterCount(fields) > 0}
        onClear={() => change({ ...fields, status: null, from: '', to: '' })}
      />
      <ExportButton history={history} name={`${fields.type}s`} />
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
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:block">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-base text-strong sm:mt-1 sm:text-lg">
              {amount === undefined ? (
                <Skeleton className="h-7 w-28" />
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
}

const List = observer(function List({ history, isFiltered, onClear }: ListProps) {
  const t = useTexts()
  const { pages } = history
  const found = pages?.state !== 'loading' && pages?.isLoaded ? pages.items.length : null
  return (
    <section aria-label={t('cashbox:history')}>
      {/* While there is more, the end of the list announces its length. */}
      <output className="sr-only">{found === null ? null : t('cashbox:found', { count: found })}</output>
      <Items history={history} isFiltered={isFiltered} onClear={onClear} />
    </section>
  )
})

const Items = observer(function Items({ history, isFiltered, onClear }: ListProps) {
  const t = useTexts()
  const { pages } = history
  if (!pages || (pages.items.length === 0 && pages.state === 'loading')) return skeleton
  if (pages.items.length === 0 && pages.state === 'failed')
    return <LoadFailure text={t('cashbox:historyFailed')} onRetry={() => void pages.reload()} />
  if (pages.items.length === 0 && pages.isLoaded)
    return isFiltered ? (
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
  const hasFailed = pages.state === 'failed'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {pages.items.map((transaction) => (
          <li key={transaction.id}>
            <TransactionCard transaction={transaction} />
          </li>
        ))}
      </ul>
      {!pages.isLoaded && (
        <LoadMore
          label={hasFailed ? t('errors:retry') : t('cashbox:more')}
          status={
            hasFailed
              ? t('cashbox:historyFailed')
              : pages.total !== null && t('cashbox:shownOf', { shown: pages.items.length, total: pages.total })
          }
          loading={pages.state === 'loading'}
          automatic={!hasFailed}
          onLoad={() => void pages.loadNext()}
        />
      )}
    </div>
  )
})

interface ExportButtonProps {
  readonly history: HistoryStore
  /** File name without the date and the extension. */
  readonly name: string
}

/** Exports all transactions that match the filters, not only the loaded ones. */
const ExportButton = observer(function ExportButton({ history, name }: ExportButtonProps) {
  const t = useTexts()
  const { clock } = useSite()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  if (!history.pages?.items.length) return null
  const save = async () => {
    setState('working')
    try {
      const transactions = await history.all()
      saveFile(fileName(name, clock.now()), historyFile(t, transactions))
      setState('idle')
    } catch (error) {
      setState(isAborted(error) ? 'idle' : 'failed')
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <FormErrors errors={state === 'failed' ? [t('cashbox:exportFailed')] : []} />
      <Button loading={state === 'working'} onClick={() => void save()}>
        <Download aria-hidden />
        {t('cashbox:export')}
      </Button>
    </div>
  )
})
