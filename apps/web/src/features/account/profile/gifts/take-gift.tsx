import { Button } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import type { Gift, GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatFailure } from '../../../../shared/forms/form-messages.ts'
import { useTexts } from '../../../../shared/site/tab.tsx'

export interface TakeGiftProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** The button that takes a gift, and below it why it was not taken. For a row that wraps. */
export const TakeGift = observer(function TakeGift({ gift, gifts }: TakeGiftProps) {
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
    <>
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
      <div role="alert" className="basis-full empty:hidden">
        {failure && <p className="text-sm text-negative">{formatFailure(t, failure)}</p>}
      </div>
    </>
  )
})
