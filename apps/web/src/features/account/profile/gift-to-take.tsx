import { Button, buttonStyles, cardStyles } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import type { Gift, GiftsStore } from '@croupier/domain/gifts'
import { Gift as GiftIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatFailure } from '../../../shared/forms/form-messages.ts'
import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'
import { LocalTime } from '../../../shared/texts/local-time.tsx'

export interface GiftToTakeProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** A gift with its button to take it. One for a deposit leads to the cashbox, which takes it. */
export const GiftToTake = observer(function GiftToTake({ gift, gifts }: GiftToTakeProps) {
  const t = useTexts()
  const [isTaking, setTaking] = useState(false)
  const [failure, setFailure] = useState<DomainError | null>(null)
  const take = async () => {
    // One at a time: a second one would get the outcome of the first.
    if (gifts.activate.isSubmitting) return
    setTaking(true)
    setFailure(null)
    const outcome = await gifts.take(gift.id)
    setTaking(false)
    if (outcome.status === 'rejected' || outcome.status === 'unknown') setFailure(outcome.error)
  }
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
        <Button
          intent="primary"
          size="sm"
          loading={isTaking}
          aria-disabled={gifts.activate.isSubmitting}
          aria-label={t('profile:takeGiftNamed', { gift: gift.title })}
          onClick={() => void take()}
        >
          {t('profile:takeGift')}
        </Button>
      )}
      <div role="alert" className="basis-full empty:hidden">
        {failure && <p className="text-sm text-negative">{formatFailure(t, failure)}</p>}
      </div>
    </div>
  )
})
