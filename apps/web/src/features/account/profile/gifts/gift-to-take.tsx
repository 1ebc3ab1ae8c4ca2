import { cardStyles } from '@croupier/design-system'
import type { Gift, GiftsStore } from '@croupier/domain/gifts'
import { Gift as GiftIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTexts } from '#shared/site/tab.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { GiftActions } from './activation/gift-actions.tsx'

export interface GiftToTakeProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** A gift with its button to take it. */
export const GiftToTake = observer(function GiftToTake({ gift, gifts }: GiftToTakeProps) {
  const t = useTexts()
  return (
    <div className={`${cardStyles({ padding: 'sm' })} flex flex-wrap items-center gap-x-4 gap-y-3`}>
      <GiftIcon aria-hidden className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold text-balance wrap-anywhere text-strong">{gift.title}</p>
        {gift.expiresAt !== null && (
          <p className="text-xs text-muted">
            {t('profile:giftUntil')} <LocalTime at={gift.expiresAt} />
          </p>
        )}
      </div>
      <GiftActions gift={gift} gifts={gifts} />
    </div>
  )
})
