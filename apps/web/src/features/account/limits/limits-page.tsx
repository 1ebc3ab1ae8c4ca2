import { askAt, LIMIT_KINDS, LimitsStore, runningBreak, type PlayerLimits } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CashboxFrame } from '#shared/sections/cashbox-frame.tsx'
import { useOwnLimits } from '#shared/forms/own-limits.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { BySupport } from '#shared/sections/by-support.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { formatDuration } from '#shared/texts/format-time.ts'
import { BreakChoice } from './break-choice.tsx'
import { AskNote } from '#shared/sections/limits/ask-note.tsx'
import { FoldedKinds, isLimited, KindSection } from '#shared/sections/limits/kind-section.tsx'
import { ExclusionLink } from './exclusion-link.tsx'
import { RealityCheckChoice } from './reality-check-choice.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'

const skeleton = <SkeletonStack className="gap-4" bars={['h-12 w-full', 'mt-6 h-6 w-48', [3, 'h-44 w-full']]} />

export const head: PageModule['head'] = (_context, t) => ({ title: t('limits:title'), noIndex: true })

export const Page = observer(function LimitsPage() {
  const limits = useSite().playerPart(LimitsStore)
  return <CashboxFrame>{limits ? <Limits limits={limits} /> : skeleton}</CashboxFrame>
})

const Limits = observer(function Limits({ limits }: { readonly limits: LimitsStore }) {
  const t = useTexts()
  useOwnLimits()
  return (
    <ResourceView
      resource={limits.limits}
      skeleton={skeleton}
      failed={(retry, error) =>
        error.kind === 'not-found' ? (
          <BySupport text={t('limits:bySupport')} />
        ) : (
          <LoadFailure text={t('limits:notLoaded')} onRetry={retry}>
            {skeleton}
          </LoadFailure>
        )
      }
    >
      {(known) => <Sections limits={limits} known={known} />}
    </ResourceView>
  )
})

function Sections({ limits, known }: { readonly limits: LimitsStore; readonly known: PlayerLimits }) {
  const t = useTexts()
  const { clock } = useSite()
  const kinds = LIMIT_KINDS.filter((kind) => known.own[kind])
  // Chosen once: a kind stays where it is when one of its limits is set.
  const [folded] = useState(() => kinds.filter((kind) => kind !== 'deposit' && !isLimited(known, kind)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-body">
        <p>{t('limits:lead')}</p>
        <p>{t('limits:delay', { delay: formatDuration(t, Math.round(known.raiseDelay / 60_000) * 60) })}</p>
      </div>
      {[askAt(known, 'deposit') ?? askAt(known, 'game'), askAt(known, 'review')].map(
        (ask) => ask && <AskNote key={ask.at} limits={limits} ask={ask} />,
      )}
      {kinds
        .filter((kind) => !folded.includes(kind))
        .map((kind) => (
          <KindSection key={kind} kind={kind} limits={limits} known={known} />
        ))}
      {folded.length > 0 && <FoldedKinds kinds={folded} limits={limits} known={known} />}
      <TitledSection title={t('limits:reminderTitle')} text={t('limits:reminderText')}>
        <RealityCheckChoice limits={limits} minutes={known.realityCheck} />
      </TitledSection>
      <TitledSection title={t('limits:breakTitle')} text={t('limits:breakText')}>
        <BreakChoice limits={limits} running={runningBreak(known, clock.now())} />
      </TitledSection>
      <ExclusionLink />
    </div>
  )
}
