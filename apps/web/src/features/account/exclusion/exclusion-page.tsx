import { linkStyles } from '@croupier/design-system'
import {
  createExclusion,
  type ExclusionState,
  type ExclusionWish,
  type PlayerExclusion,
} from '@croupier/domain/cashbox'
import { DEFAULT_EXCLUSION } from '@croupier/markets/exclusion'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import { LIMITS_PATH, RESPONSIBLE_GAMING_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { BySupport } from '#shared/sections/by-support.tsx'
import { CashboxFrame } from '#shared/sections/cashbox-frame.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { ExclusionChoice } from './exclusion-choice.tsx'
import { ExclusionSummary } from './exclusion-summary.tsx'
import { Registers } from './registers.tsx'
import { RunningExclusions } from './running-exclusions.tsx'

const skeleton = <SkeletonStack className="gap-4" bars={['h-12 w-full', [4, 'h-16 w-full']]} />

export const head: PageModule['head'] = (_context, t) => ({ title: t('exclusion:title'), noIndex: true })

/** The player's self-exclusion: what is closed, and the way to close more. */
export const Page = observer(function ExclusionPage() {
  const t = useTexts()
  const exclusion = useSite().playerPart(createExclusion)
  return (
    <CashboxFrame>
      <Link to={LIMITS_PATH} className={`${linkStyles()} -mt-3 mb-1 inline-flex min-h-11 items-center text-sm`}>
        {t('exclusion:toLimits')}
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <div>
          <h2 className="heading text-lg text-strong">{t('exclusion:title')}</h2>
          <p className="mt-2 text-body">{t('exclusion:lead')}</p>
        </div>
        {exclusion ? <Exclusion exclusion={exclusion} /> : skeleton}
        <Registers />
        <ButtonLink to={RESPONSIBLE_GAMING_PATH} className="justify-self-start">
          {t('exclusion:toHelp')}
        </ButtonLink>
      </div>
    </CashboxFrame>
  )
})

const Exclusion = observer(function Exclusion({ exclusion }: { readonly exclusion: PlayerExclusion }) {
  const t = useTexts()
  return (
    <ResourceView
      resource={exclusion.state}
      skeleton={skeleton}
      failed={(retry, error) =>
        error.kind === 'not-found' ? (
          <BySupport text={t('exclusion:bySupport')} />
        ) : (
          <LoadFailure text={t('exclusion:notLoaded')} onRetry={retry}>
            {skeleton}
          </LoadFailure>
        )
      }
    >
      {(state) => <Steps exclusion={exclusion} state={state} />}
    </ResourceView>
  )
})

function Steps({ exclusion, state }: { readonly exclusion: PlayerExclusion; readonly state: ExclusionState }) {
  const t = useTexts()
  const { market } = useTab()
  const demand = market ? market.exclusion : DEFAULT_EXCLUSION
  const [wish, setWish] = useState<ExclusionWish | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <RunningExclusions exclusion={exclusion} state={state} />
      {demand === null ? (
        <BySupport text={t('exclusion:bySupport')} />
      ) : wish !== null && isConfirming ? (
        <ExclusionSummary
          exclusion={exclusion}
          state={state}
          wish={wish}
          onBack={() => setConfirming(false)}
          onDone={() => {
            setConfirming(false)
            setWish(null)
          }}
        />
      ) : (
        <ExclusionChoice
          state={state}
          demand={demand}
          chosen={wish}
          onChosen={(chosen) => {
            setWish(chosen)
            setConfirming(true)
          }}
        />
      )}
    </>
  )
}
