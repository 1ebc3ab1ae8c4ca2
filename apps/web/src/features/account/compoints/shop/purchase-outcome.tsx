import { Button, Spinner } from '@croupier/design-system'
import { PICKUP_HOURS, type Purchases } from '@croupier/domain/loyalty'
import { CircleCheck, CircleX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PURCHASES_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Outcome } from '#shared/overlays/outcome.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface PurchaseOutcomeProps {
  readonly purchases: Purchases
  readonly onClose: () => void
}

/** The outcome of a purchase: bought, never arrived, or not known yet. Says so only as far as the platform did. */
export const PurchaseOutcome = observer(function PurchaseOutcome({ purchases, onClose }: PurchaseOutcomeProps) {
  const t = useTexts()
  const { attempts, compointsLeft } = purchases
  const { state, details } = attempts
  const title = details?.title ?? ''
  if (state.status === 'checking')
    return (
      <Outcome
        icon={<Spinner className="size-6" />}
        title={t('compoint-shop:checkingTitle')}
        text={t('compoint-shop:checkingText', { product: title })}
        note={state.error && t('compoint-shop:checkingAgain')}
      >
        <Button onClick={() => attempts.recheck()}>{t('compoint-shop:askNow')}</Button>
      </Outcome>
    )
  if (state.status === 'missing')
    return (
      <Outcome
        icon={<CircleX aria-hidden className="text-negative" />}
        title={t('compoint-shop:missingTitle')}
        text={t('compoint-shop:missingText', { product: title })}
      >
        <Button intent="primary" onClick={() => purchases.dismiss()}>
          {t('compoint-shop:backToProduct')}
        </Button>
      </Outcome>
    )
  if (state.status !== 'accepted') return null
  const price = state.answer?.price ?? state.transaction?.price ?? null
  const points = (count: number) => t('loyalty:amount', { count })
  return (
    <Outcome
      icon={<CircleCheck aria-hidden className="text-positive" />}
      title={t(attempts.isOfOtherTab ? 'compoint-shop:boughtElsewhereTitle' : 'compoint-shop:boughtTitle')}
      text={t(attempts.isOfOtherTab ? 'compoint-shop:boughtElsewhereText' : 'compoint-shop:boughtText', {
        product: title,
      })}
      note={[
        price !== null && t('compoint-shop:paid', { points: points(price) }),
        compointsLeft !== null && t('compoint-shop:nowLeft', { points: points(compointsLeft) }),
        t('compoint-shop:pickUp', { count: PICKUP_HOURS }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <ButtonLink to={PURCHASES_PATH} intent="primary">
        {t('compoint-shop:toPurchases')}
      </ButtonLink>
      <Button onClick={onClose}>{t('compoint-shop:backToShop')}</Button>
    </Outcome>
  )
})
