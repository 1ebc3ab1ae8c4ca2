import { buttonStyles, cardStyles } from '@croupier/design-system'
import type { Gift, GiftsStore } from '@croupier/domain/gifts'
import { Gift as GiftIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'
import { LocalTime } from '../../../shared/texts/local-time.tsx'
import { TakeGift } from './gifts/take-gift.tsx'

export interface GiftToTakeProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** A gift with its button to take it. One for a deposit leads to the cashbox, which takes it. */
export const GiftToTake = observer(function GiftToTake({ gift, gifts }: GiftToTakeProps) {
  const t = useTexts()
  return (
    <div className={`${cardStyles({ padding: 'sm' })} flex flex-wrap items-center gap-x-4 gap-y-3`}>
      <GiftIcon aria-hidden className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere text-strong">{gift.title}</p>
        {gift.expiresAt !== null && (
          <p className="text-xs text-muted">
            {t('profile:giftUntil')} <LocalTime at={gift.expiresAt} />
          </p>
        )}
      </div>
      {gift.depositLimits.length > 0 ? (
        <Link to={CASHBOX_PATH} className={buttonStyles({ size: 'sm' })}>
          {t('layout:deposit')}
        </Link>
      ) : (
        <TakeGift gift={gift} gifts={gifts} />
      )}
    </div>
  )
})
