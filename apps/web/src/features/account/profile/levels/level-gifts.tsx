import { Button, cardStyles } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import { createGifts, isWaiting, type Gift, type GiftsStore } from '@croupier/domain/gifts'
import { Gift as GiftIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { formatFailure } from '../../../../shared/forms/form-messages.ts'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { LocalTime } from '../../../../shared/texts/local-time.tsx'

/** Gifts for reached levels that were not taken yet. Nothing where there are none. */
export const LevelGifts = observer(function LevelGifts() {
  const t = useTexts()
  const site = useSite()
  const gifts = site.playerPart(createGifts)
  if (!gifts) return null
  const now = site.clock.now()
  const waiting = gifts.all.filter((gift) => isWaiting(gift, 'level.changed', now))
  if (waiting.length === 0) {
    const hasFailed = gifts.state.status === 'failed' && !gifts.state.previous
    return hasFailed ? <LoadFailure text={t('levels:giftsFailed')} onRetry={() => void gifts.reload()} /> : null
  }
  return (
    <section aria-labelledby="level-gifts">
      <h2 id="level-gifts" className="heading mb-4 text-lg text-strong">
        {t('levels:gifts')}
      </h2>
      <ul className="grid gap-3">
        {waiting.map((gift) => (
          <li key={gift.id}>
            <LevelGift gift={gift} gifts={gifts} />
          </li>
        ))}
      </ul>
    </section>
  )
})

interface LevelGiftProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

const LevelGift = observer(function LevelGift({ gift, gifts }: LevelGiftProps) {
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
            {t('levels:until')} <LocalTime at={gift.expiresAt} />
          </p>
        )}
      </div>
      <Button
        intent="primary"
        size="sm"
        loading={isTaking}
        aria-disabled={gifts.activate.isSubmitting}
        aria-label={t('levels:takeNamed', { gift: gift.title })}
        onClick={() => void take()}
      >
        {t('levels:take')}
      </Button>
      <div role="alert" className="basis-full empty:hidden">
        {failure && <p className="text-sm text-negative">{formatFailure(t, failure)}</p>}
      </div>
    </div>
  )
})
