import { Skeleton } from '@croupier/design-system'
import { GiftsStore, runningBonuses } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { RunningBonus } from '../gifts/running-bonus.tsx'

/** The bonuses that are being wagered, each with how much of it is done. Nothing where there are none. */
export const BonusWagers = observer(function BonusWagers() {
  const t = useTexts()
  const site = useSite()
  const gifts = site.playerPart(GiftsStore)
  useExpiry(gifts?.all ?? [])
  if (!gifts) return null
  const { state } = gifts.list
  const running = runningBonuses(gifts.all, null, site.clock.now())
  if (running.length === 0) {
    if (state.status === 'failed')
      return <LoadFailure text={t('profile:bonusesFailed')} onRetry={() => void gifts.reload()} />
    return state.status === 'ready' ? null : <Skeleton className="h-12 w-full" />
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {running.map(({ gift }) => (
        <li key={gift.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <p className="min-w-0 wrap-anywhere text-strong">{gift.title}</p>
            {gift.wager !== null && <p className="shrink-0 text-muted tabular-nums">×{gift.wager}</p>}
          </div>
          <RunningBonus id={gift.id} gifts={gifts} hasEnd />
        </li>
      ))}
    </ul>
  )
})
