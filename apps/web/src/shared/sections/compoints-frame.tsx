import { Skeleton } from '@croupier/design-system'
import { createCompointsConfig } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { useFocusRecovery } from '../forms/use-focus-recovery.ts'
import { LoadFailure } from '../loading/load-failure.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { usePlayer, useSite, useTexts } from '../site/tab.tsx'
import { CompointsText } from '../site/compoints-text.tsx'
import { COMPOINTS_TABS } from './compoints-tabs.ts'
import { EarningLine } from './earning-line.tsx'

/** The balance of compoints, the tabs, and the content of one of them. Where nothing can be exchanged there is no tab for it. */
export const CompointsFrame = observer(function CompointsFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  const config = useSite().playerPart(createCompointsConfig)?.value
  const tabs = Object.values(COMPOINTS_TABS).filter(
    (tab) => tab !== COMPOINTS_TABS.exchange || config?.exchange !== null,
  )
  const content = useRef<HTMLDivElement>(null)
  useFocusRecovery(content)
  return (
    <div className="mx-auto w-full max-w-5xl px-gutter pt-6 pb-12 lg:pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="heading text-xl text-strong">{t('layout:compoints')}</h1>
        <BalanceLine />
      </div>
      <EarningLine />
      <SectionTabs
        label={t('compoints:sections')}
        tabs={tabs.map(({ path, label }) => ({ to: path, label: t(label) }))}
      />
      <div ref={content} tabIndex={-1} className="mt-7 outline-none">
        {children}
      </div>
    </div>
  )
})

/** Follows the live events. */
const BalanceLine = observer(function BalanceLine() {
  const t = useTexts()
  const player = usePlayer()
  const balance = player?.balance.value
  if (!balance && player?.balance.state.status === 'failed')
    return <LoadFailure text={t('layout:balanceFailed')} onRetry={() => void player.balance.reload()} />
  return (
    <p className="flex items-center gap-2 text-sm text-muted" data-testid="compoints-balance">
      {t('compoints:balance')}
      <span className="text-lg font-semibold text-strong">
        {balance ? <CompointsText amount={balance.compoints} /> : <Skeleton className="h-6 w-20" />}
      </span>
    </p>
  )
})
