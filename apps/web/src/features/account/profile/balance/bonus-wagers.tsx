import { Skeleton } from '@croupier/design-system'
import { createGifts, type Gift } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { WageredShare } from '../gifts/wagered-share.tsx'

/** The bonuses that are being wagered, each with how much of it is done. Nothing where there are none. */
export const BonusWagers = observer(function BonusWagers() {
  const t = useTexts()
  const gifts = useSite().playerPart(createGifts)
  if (!gifts) return null
  const { state } = gifts.list
  const held = gifts.all.filter(isBeingWagered)
  if (held.length === 0) {
    if (state.status === 'failed')
      return <LoadFailure text={t('profile:bonusesFailed')} onRetry={() => void gifts.reload()} />
    return state.status === 'ready' ? null : <Skeleton className="h-12 w-full" />
  }
  return (
    <ul className="grid gap-4">
      {held.map((gift) => (
        <li key={gift.id}>
          <BonusWager gift={gift} />
        </li>
      ))}
    </ul>
  )
})

const isBeingWagered = (gift: Gift): gift is Gift & { readonly rollover: number } =>
  gift.state === 'activated' && gift.rollover !== null

function BonusWager({ gift }: { readonly gift: Gift & { readonly rollover: number } }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p className="min-w-0 wrap-anywhere text-strong">{gift.title}</p>
        {gift.wager !== null && <p className="shrink-0 text-muted tabular-nums">×{gift.wager}</p>}
      </div>
      <WageredShare title={gift.title} share={gift.rollover} />
    </>
  )
}
