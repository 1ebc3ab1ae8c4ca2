import { Skeleton } from '@croupier/design-system'
import {
  createLimits,
  LIMIT_PERIODS,
  runningBreak,
  type LimitsStore,
  type PlayerLimits,
} from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CashboxFrame } from '../../../shared/site/cashbox-frame.tsx'
import { LoadFailure } from '../../../shared/loading/load-failure.tsx'
import { ResourceView } from '../../../shared/loading/resource-view.tsx'
import { useSite, useTexts } from '../../../shared/site/tab.tsx'
import { formatMinutes } from '../../../shared/texts/format-time.ts'
import { BreakChoice } from './break-choice.tsx'
import { DepositLimitForm } from './deposit-limit-form.tsx'
import { RealityCheckChoice } from './reality-check-choice.tsx'

export const Page = observer(function LimitsPage() {
  const limits = useSite().playerPart(createLimits)
  return <CashboxFrame>{limits ? <Limits limits={limits} /> : <LimitsSkeleton />}</CashboxFrame>
})

function Limits({ limits }: { readonly limits: LimitsStore }) {
  const t = useTexts()
  return (
    <ResourceView resource={limits.limits} skeleton={<LimitsSkeleton />} failed={t('limits:notLoaded')}>
      {(known) => <Sections limits={limits} known={known} />}
    </ResourceView>
  )
}

function Sections({ limits, known }: { readonly limits: LimitsStore; readonly known: PlayerLimits }) {
  const t = useTexts()
  const { clock } = useSite()
  return (
    <div className="grid gap-10">
      <p className="text-body">{t('limits:lead')}</p>
      <Section
        title={t('limits:depositTitle')}
        text={t('limits:depositText', { delay: formatMinutes(t, Math.round(known.raiseDelay / 60_000)) })}
      >
        <div className="grid gap-4">
          {LIMIT_PERIODS.map((period) => {
            const limit = known.deposit[period]
            return limit ? (
              <DepositLimitForm key={period} limits={limits} period={period} limit={limit} currency={known.currency} />
            ) : (
              <LoadFailure key={period} text={t('limits:notLoaded')} onRetry={() => limits.limits.reread()} />
            )
          })}
        </div>
      </Section>
      <Section title={t('limits:reminderTitle')} text={t('limits:reminderText')}>
        <RealityCheckChoice limits={limits} minutes={known.realityCheck} />
      </Section>
      <Section title={t('limits:breakTitle')} text={t('limits:breakText')}>
        <BreakChoice limits={limits} running={runningBreak(known, clock.now())} />
      </Section>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Section({ title, text, children }: SectionProps) {
  return (
    <section>
      <h2 className="heading text-lg text-strong">{title}</h2>
      <p className="mt-1.5 mb-5 text-sm text-muted">{text}</p>
      {children}
    </section>
  )
}

function LimitsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-6 h-6 w-48" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-44 w-full" />
    </div>
  )
}
