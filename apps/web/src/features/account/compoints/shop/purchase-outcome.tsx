import { Button } from '@croupier/design-system'
import { PICKUP_HOURS, type Purchases } from '@croupier/domain/loyalty'
import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PressOutcome } from '#shared/forms/press/press-outcome.tsx'
import { PURCHASES_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface PurchaseOutcomeProps {
  readonly purchases: Purchases
  readonly onClose: () => void
}

/** The outcome of a purchase: bought, never arrived, or not known yet. */
export const PurchaseOutcome = observer(function PurchaseOutcome({ purchases, onClose }: PurchaseOutcomeProps) {
  const t = useTexts()
  const { attempts, compointsLeft } = purchases
  const { state, details, isOfOtherTab } = attempts
  const product = details?.title ?? ''
  const { answer = null, transaction = null } = state.status === 'done' ? state.value : {}
  const price = answer?.price ?? transaction?.price ?? null
  const points = (count: number) => t('loyalty:amount', { count })
  const notes = [
    price !== null && t('compoint-shop:paid', { points: points(price) }),
    compointsLeft !== null && t('compoint-shop:nowLeft', { points: points(compointsLeft) }),
    t('compoint-shop:pickUp', { count: PICKUP_HOURS }),
  ]
  return (
    <PressOutcome
      press={attempts}
      isInDialog
      texts={{
        checking: {
          title: t('compoint-shop:checkingTitle'),
          text: t('compoint-shop:checkingText', { product }),
        },
        missing: {
          title: t('compoint-shop:missingTitle'),
          text: t('compoint-shop:missingText', { product }),
          back: t('compoint-shop:backToProduct'),
        },
        done: {
          icon: <CircleCheck aria-hidden className="text-positive" />,
          title: t(isOfOtherTab ? 'compoint-shop:boughtElsewhereTitle' : 'compoint-shop:boughtTitle'),
          text: t(isOfOtherTab ? 'compoint-shop:boughtElsewhereText' : 'compoint-shop:boughtText', { product }),
          note: notes.filter(Boolean).join(' '),
          actions: (
            <>
              <ButtonLink to={PURCHASES_PATH} intent="primary">
                {t('compoint-shop:toPurchases')}
              </ButtonLink>
              <Button onClick={onClose}>{t('compoint-shop:backToShop')}</Button>
            </>
          ),
        },
      }}
    />
  )
})
