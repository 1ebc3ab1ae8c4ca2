import { Chip, linkStyles, useIsOver } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { createMoneyFlow, FLOW_PERIODS, type FlowPeriod, type MoneyFlow } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { CASHBOX_HISTORY_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import type { PageParameter } from '#shared/site/page-parameters.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { FlowChart } from './flow-chart.tsx'
import { FlowTable } from './flow-table.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'

const skeleton = <SkeletonStack className="gap-3" bars={['h-76 w-full sm:h-64', 'h-14 w-full']} />

const PERIOD = 'period' satisfies PageParameter
const DEFAULT_PERIOD: FlowPeriod = 'month'
const PERIOD_NAMES: Readonly<Record<FlowPeriod, PlainTextKey>> = {
  week: 'profile:week',
  month: 'profile:month',
  year: 'profile:year',
}

/** Deposits and payouts over a period, which is part of the address: as a chart and as a table. */
export const MoneyFlowSection = observer(function MoneyFlowSection() {
  const t = useTexts()
  const flowOf = useSite().playerPart(createMoneyFlow)
  const player = usePlayer()
  const currency = player?.balance.value?.currency ?? player?.profile.value?.currency
  const [query, setQuery] = useSearchParams()
  const period = FLOW_PERIODS.find((one) => one === query.get(PERIOD)) ?? DEFAULT_PERIOD
  const choose = (chosen: FlowPeriod) =>
    setQuery(chosen === DEFAULT_PERIOD ? {} : { [PERIOD]: chosen }, { replace: true, preventScrollReset: true })
  return (
    <TitledSection title={t('profile:flow')} text={t('profile:flowText')}>
      <fieldset aria-label={t('profile:period')} className="mb-4 flex flex-wrap gap-2">
        {FLOW_PERIODS.map((one) => (
          <Chip key={one} selected={one === period} onClick={() => choose(one)}>
            {t(PERIOD_NAMES[one])}
          </Chip>
        ))}
      </fieldset>
      {flowOf && currency !== undefined ? (
        <ResourceView resource={flowOf(period)} skeleton={skeleton} failed={t('profile:flowFailed')}>
          {(flow) => <Flow flow={flow} period={period} currency={currency} onDayEnd={() => flowOf(period).reread()} />}
        </ResourceView>
      ) : (
        <UnknownCurrency player={player} />
      )}
    </TitledSection>
  )
})

/** In place of the amounts until their currency is known. */
const UnknownCurrency = observer(function UnknownCurrency({ player }: { readonly player: Player | null }) {
  const t = useTexts()
  const { balance, profile } = player ?? {}
  if (balance?.state.status !== 'failed' || profile?.state.status !== 'failed') return skeleton
  return (
    <LoadFailure text={t('profile:flowFailed')} onRetry={() => void balance.reload()}>
      {skeleton}
    </LoadFailure>
  )
})

interface FlowProps {
  readonly flow: MoneyFlow
  readonly period: FlowPeriod
  readonly currency: string
  /** Called when a day begins that the flow does not have. */
  readonly onDayEnd: () => void
}

function Flow({ flow, period, currency, onDayEnd }: FlowProps) {
  const t = useTexts()
  useIsOver(flow.steps.at(-1)?.to ?? null, onDayEnd)
  const isEmpty = flow.deposited === 0 && flow.withdrawn === 0
  // A sum of payments without days would be 0, which is not true.
  const isUnknown = isEmpty && flow.undated > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isUnknown && <FlowChart flow={flow} period={period} currency={currency} />}
      {isEmpty && !isUnknown && <p className="text-sm text-body">{t('profile:flowEmpty')}</p>}
      {!isEmpty && <FlowTable flow={flow} period={period} currency={currency} />}
      {flow.undated > 0 && <p className="text-sm text-body">{t('profile:flowUndated')}</p>}
      {!flow.isWhole && <p className="text-sm text-body">{t('profile:flowPart')}</p>}
      <Link to={CASHBOX_HISTORY_PATH} className={`${linkStyles()} justify-self-start text-sm pointer-coarse:min-h-11`}>
        {t('profile:history')}
      </Link>
    </div>
  )
}
