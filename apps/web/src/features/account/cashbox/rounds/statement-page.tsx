import { Button, SelectField, Table, type TableColumn } from '@croupier/design-system'
import { RoundsStore, sumOfSteps, type PlayResults, type PlayStep } from '@croupier/domain/cashbox'
import { Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adoptStyles } from '#shared/loading/late.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { CashboxFrame } from '#shared/sections/cashbox-frame.tsx'
import { useZone } from '#shared/site/local-time.tsx'
import { MoneyText } from '#shared/site/money-text.tsx'
import type { PageParameter } from '#shared/site/page-parameters.ts'
import { useBrand, usePlayer, useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { formatMoment, formatMonth } from '#shared/texts/format-time.ts'
import { HistorySections } from '../history/history-sections.tsx'
import { NetText } from './net-text.tsx'
import { BySupport } from '#shared/sections/by-support.tsx'
import styles from './statement.css?inline'

adoptStyles(styles)

const skeleton = <SkeletonStack className="gap-3" bars={['h-12 w-40', 'h-96 w-full']} />

/** This year and those before it that may be chosen. */
const YEARS = 5
const PERIOD = 'period' satisfies PageParameter
/** A year of this century. */
const YEAR = /^20\d\d$/

export const head: PageModule['head'] = (_context, t) => ({ title: t('play-history:statement'), noIndex: true })

/** Payments and play of a year by month, to print. */
export function Page() {
  return (
    <CashboxFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <HistorySections />
        <Statement />
      </div>
    </CashboxFrame>
  )
}

const Statement = observer(function Statement() {
  const t = useTexts()
  const site = useSite()
  const rounds = site.playerPart(RoundsStore)
  const [query, setQuery] = useSearchParams()
  const [isOffered, setOffered] = useState(false)
  // The year does not change under the eyes of who has the page open at its end.
  const [openedIn] = useState(() => yearOf(site.clock.now()))
  // Years and months are those of the player's zone, which the server does not know.
  const isServed = useZone() !== undefined
  if (!rounds || isServed) return skeleton
  const thisYear = yearOf(site.clock.now())
  const asked = query.get(PERIOD) ?? ''
  const year = YEAR.test(asked) && Number(asked) <= thisYear ? asked : String(openedIn)
  const recent = Array.from({ length: YEARS }, (_, before) => String(thisYear - before))
  const years = recent.includes(year) ? recent : [...recent, year]
  const results = rounds.statement(Number(year))
  // The choice of the year stays while another one is loaded: who chooses by keyboard is in it.
  if (!isOffered && results.value !== undefined) setOffered(true)
  const awaited = isOffered ? <SkeletonStack className="gap-3" bars={['h-96 w-full']} /> : skeleton
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isOffered && (
        <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
          <SelectField
            label={t('play-history:year')}
            options={years.map((one) => ({ value: one, label: one }))}
            value={year}
            onValueChange={(one) => setQuery({ [PERIOD]: one }, { replace: true, preventScrollReset: true })}
          />
          {results.value !== undefined && (
            <Button onClick={() => print()}>
              <Printer aria-hidden />
              {t('play-history:print')}
            </Button>
          )}
        </div>
      )}
      <ResourceView
        resource={results}
        skeleton={awaited}
        failed={(retry, { kind }) =>
          kind === 'not-found' ? (
            <BySupport text={t('play-history:bySupport')} />
          ) : (
            <LoadFailure text={t('play-history:resultsFailed')} onRetry={retry}>
              {awaited}
            </LoadFailure>
          )
        }
      >
        {(read) => <Sheet year={year} results={read} />}
      </ResourceView>
    </div>
  )
})

/** In the player's time zone. */
const yearOf = (at: number): number => new Date(at).getFullYear()

interface SheetProps {
  readonly year: string
  readonly results: PlayResults
}

/** What is printed: whose the account is, and its months with their sum. */
const Sheet = observer(function Sheet({ year, results }: SheetProps) {
  const t = useTexts()
  const { name } = useBrand()
  const { market } = useTab()
  const profile = usePlayer()?.profile.value
  const now = useSite().clock.now()
  const { steps, currency, isWhole } = results
  const sum = sumOfSteps(steps)
  const person = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
  const facts = [
    [t('play-history:player'), person || profile?.nickname],
    [t('play-history:account'), profile?.id],
    [t('play-history:zone'), new Intl.DateTimeFormat().resolvedOptions().timeZone],
    [t('play-history:made'), formatMoment(t, now)],
  ] as const
  return (
    <article className="statement grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="statement-title">
      <h2 id="statement-title" className="heading text-lg text-strong">
        {t('play-history:statementOf', { brand: name, year })}
      </h2>
      <dl className="grid gap-1 text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{label}</dt>
                <dd translate="no" className="wrap-anywhere text-body">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <Table<PlayStep>
        caption={t('play-history:statementOf', { brand: name, year })}
        rows={steps.filter(hasMoved)}
        empty={<p className="p-4 text-body">{t('play-history:nothingInYear')}</p>}
        rowKey={({ from }) => String(from)}
        columns={useColumns(currency, sum)}
      />
      {isWhole ? (
        <Totals sum={sum} currency={currency} />
      ) : (
        <p className="text-sm text-body">{t('play-history:resultsPart')}</p>
      )}
      <p className="text-xs text-muted">{t('play-history:statementNote')}</p>
      {market?.licence && <p className="text-xs text-muted">{market.licence.statement[t.locale]}</p>}
    </article>
  )
})

const hasMoved = ({ rounds, deposited, withdrawn }: PlayStep): boolean =>
  rounds > 0 || (deposited ?? 0) > 0 || (withdrawn ?? 0) > 0

type Sum = Pick<PlayStep, 'stake' | 'win' | 'deposited' | 'withdrawn'>

/** Amounts of a month or a year; payments only where the platform says them. */
function useAmounts({ deposited, withdrawn }: Sum) {
  const t = useTexts()
  return [
    ...(deposited === null ? [] : [{ id: 'deposited', name: t('play-history:deposits') } as const]),
    ...(withdrawn === null ? [] : [{ id: 'withdrawn', name: t('play-history:payouts') } as const]),
    { id: 'stake', name: t('play-history:stakes') } as const,
    { id: 'win', name: t('play-history:wins') } as const,
  ]
}

function useColumns(currency: string, sum: Sum): readonly TableColumn<PlayStep>[] {
  const t = useTexts()
  return [
    { id: 'month', header: t('play-history:month'), cell: ({ from }) => formatMonth(t, from), isRowHeader: true },
    ...useAmounts(sum).map(({ id, name }): TableColumn<PlayStep> => ({
      id,
      header: name,
      cell: ({ [id]: amount }) => <MoneyText amount={amount ?? 0} currency={currency} />,
      align: 'end',
    })),
    {
      id: 'net',
      header: t('play-history:result'),
      cell: ({ stake, win }) => <NetText amount={win - stake} currency={currency} />,
      align: 'end',
    },
  ]
}

function Totals({ sum, currency }: { readonly sum: Sum; readonly currency: string }) {
  const t = useTexts()
  return (
    <dl data-testid="year" data-net={sum.win - sum.stake} className="grid gap-2 rounded-card bg-sunken p-4 shadow-well">
      {useAmounts(sum).map(({ id, name }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-strong">
            <MoneyText amount={sum[id] ?? 0} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
        <dt className="text-strong">{t('play-history:resultOfYear')}</dt>
        <dd>
          <NetText amount={sum.win - sum.stake} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
