import { Badge, cardStyles } from '@croupier/design-system'
import { isBonus, wagerEnd, type Gift, type GiftState, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { TimeTo } from '#shared/site/time-to.tsx'
import { DepositCondition } from './deposit-condition.tsx'
import { GiftActions } from './activation/gift-actions.tsx'
import { giftCardId } from './activation/gift-card-id.ts'
import { GiftParts } from './gift-parts.tsx'
import { GiftPicture } from './gift-picture.tsx'
import { GiftPlaces } from './gift-places.tsx'
import { formatGain, formatReason } from './gift-texts.ts'
import { RunningBonus } from './running-bonus.tsx'
import { TermsDisclosure } from './terms-disclosure.tsx'

export interface GiftCardProps {
  readonly gift: Gift
  /** The state now: a gift may have expired since it was read. */
  readonly state: GiftState
  readonly gifts: GiftsStore
  /** The player's; null: unknown. */
  readonly currency: string | null
}

/** A gift with what it brings, its conditions and what can be done with it. */
export const GiftCard = observer(function GiftCard({ gift, state, gifts, currency }: GiftCardProps) {
  const t = useTexts()
  const gain = formatGain(t, gift, currency)
  const isPending = state === 'received' || state === 'activated'
  const details = [formatReason(t, gift), gift.wager !== null && t('gifts:wager', { wager: gift.wager })].filter(
    Boolean,
  )
  return (
    <div
      id={giftCardId(gift.id)}
      tabIndex={-1}
      className={`${cardStyles({ padding: 'sm' })} flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-3`}
    >
      <div className="self-start">
        <GiftPicture type={gift.type} picture={gift.picture} isOver={!isPending} />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="font-semibold wrap-anywhere text-strong">{gift.title}</h3>
        {gain !== null && <p className="text-sm wrap-anywhere text-body">{gain}</p>}
        {details.length > 0 && <p className="mt-1 text-xs text-muted">{details.join(' · ')}</p>}
        <p className="mt-1 text-xs text-muted">
          <Expiry gift={gift} state={state} />
        </p>
        {isPending && gifts.chosenGiftId === gift.id && (
          <Badge tone="accent" className="mt-2">
            {t('gifts:chosen')}
          </Badge>
        )}
      </div>
      <GiftActions gift={gift} gifts={gifts} />
      {state === 'activated' && (
        <div className="basis-full empty:hidden">
          <RunningBonus id={gift.id} gifts={gifts} hasEnd={wagerEnd(gift) !== gift.expiresAt} />
        </div>
      )}
      {isPending && currency !== null && <DepositCondition gift={gift} currency={currency} />}
      {isPending && <GiftPlaces gift={gift} />}
      <GiftParts parts={gift.parts} currency={currency} />
      {isPending && isBonus(gift) && <TermsDisclosure gift={gift} currency={currency} />}
    </div>
  )
})

function Expiry({ gift: { expiresAt }, state }: Pick<GiftCardProps, 'gift' | 'state'>) {
  const t = useTexts()
  const { clock } = useSite()
  if (state === 'used') return null
  if (expiresAt === null) return state === 'expired' ? null : t('gifts:noEnd')
  if (state === 'expired' && expiresAt > clock.now()) return t('gifts:endedEarly')
  if (state === 'expired') {
    return (
      <>
        {t('gifts:expiredAt')} <LocalTime at={expiresAt} />
      </>
    )
  }
  const label = t('gifts:timeLeft')
  return (
    <>
      {label} <TimeTo at={expiresAt} label={label} />
    </>
  )
}
