import {
  askAt,
  LIMIT_KINDS,
  LimitsStore,
  runningBreak,
  type LimitKind,
  type PlayerLimits,
} from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { redirectTarget } from '#shared/navigation/redirect-target.ts'
import { pageQuery } from '#shared/site/page-parameters.ts'
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
  const goesOnTo = pageQuery(useLocation().search).get('redirect')
  const ask = askAt(known, 'deposit') ?? askAt(known, 'game')
  const kinds = LIMIT_KINDS.filter((kind) => known.own[kind])
  // Chosen once: a kind stays where it is when one of its limits is set. What is asked for comes first.
  const [{ open, folded }] = useState(() => {
    const asked = ask?.kinds ?? []
    const isOpen = (kind: LimitKind) => kind === 'deposit' || isLimited(known, kind)
    const others = kinds.filter((kind) => !asked.includes(kind))
    return {
      open: [...asked, ...others.filter(isOpen)],
      folded: others.filter((kind) => !isOpen(kind)),
    }
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-body">
        <p>{t('limits:lead')}</p>
        <p>{t('limits:delay', { delay: formatDuration(t, Math.round(known.raiseDelay / 60_000) * 60) })}</p>
      </div>
      {[ask, askAt(known, 'review')].map((one) => one && <AskNote key={one.at} limits={limits} ask={one} />)}
      {goesOnTo !== null && !ask && (
        <ButtonLink to={redirectTarget(goesOnTo)} intent="primary" className="justify-self-start">
          {t('limits:goOn')}
        </ButtonLink>
      )}
      {open.map((kind) => (
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
