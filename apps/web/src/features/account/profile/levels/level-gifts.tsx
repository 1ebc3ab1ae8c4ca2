import { GiftsStore, isWaiting } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { GiftToTake } from '../gifts/gift-to-take.tsx'

/** Gifts for reached levels that were not taken yet. Nothing where there are none. */
export const LevelGifts = observer(function LevelGifts() {
  const t = useTexts()
  const site = useSite()
  const gifts = site.playerPart(GiftsStore)
  useExpiry(gifts?.all ?? [])
  if (!gifts) return null
  const now = site.clock.now()
  const waiting = gifts.all.filter((gift) => isWaiting(gift, 'level.changed', now))
  if (waiting.length === 0) {
    const hasFailed = gifts.list.hasFailed && gifts.list.value === undefined
    return hasFailed ? <LoadFailure text={t('levels:giftsFailed')} onRetry={() => void gifts.reload()} /> : null
  }
  return (
    <TitledSection title={t('levels:gifts')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {waiting.map((gift) => (
          <li key={gift.id}>
            <GiftToTake gift={gift} gifts={gifts} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
})
