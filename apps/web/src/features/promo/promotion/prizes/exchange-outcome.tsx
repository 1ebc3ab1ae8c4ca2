import { Button } from '@croupier/design-system'
import type { PrizeExchanges, PromotionCurrency } from '@croupier/domain/promotions'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PressOutcome } from '#shared/forms/press/press-outcome.tsx'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatPoints } from '../sections/points-text.tsx'

export interface ExchangeOutcomeProps {
  readonly exchanges: PrizeExchanges
  /** What the prize is called. */
  readonly prize: string
  readonly currency: PromotionCurrency | null
  readonly onClose: () => void
}

/** The outcome of an exchange: made, never arrived, not known yet, or for the player to check. */
export const ExchangeOutcome = observer(function ExchangeOutcome(props: ExchangeOutcomeProps) {
  const t = useTexts()
  const { exchanges, prize, currency, onClose } = props
  const { attempts } = exchanges
  const { answer = null, transaction = null } = attempts.state.status === 'done' ? attempts.state.value : {}
  const left = answer?.pointsLeft ?? transaction?.pointsLeft ?? null
  const actions = (
    <>
      <ButtonLink to={PROFILE_GIFTS_PATH} intent="primary">
        {t('promotion-prizes:toGifts')}
      </ButtonLink>
      <Button onClick={onClose}>{t('promotion-prizes:toPrizes')}</Button>
    </>
  )
  return (
    <PressOutcome
      press={attempts}
      isInDialog
      texts={{
        checking: {
          title: t('promotion-prizes:checkingTitle'),
          text: t('promotion-prizes:checkingText', { prize }),
        },
        missing: {
          title: t('promotion-prizes:missingTitle'),
          text: t('promotion-prizes:missingText', { prize }),
          back: t('promotion-prizes:back'),
        },
        done:
          transaction?.isCertain === false
            ? {
                icon: <CircleHelp aria-hidden className="text-muted" />,
                title: t('promotion-prizes:unclearTitle'),
                text: t('promotion-prizes:unclearText', { prize }),
                actions,
              }
            : {
                icon: <CircleCheck aria-hidden className="text-positive" />,
                title: t('promotion-prizes:doneTitle'),
                text: t('promotion-prizes:doneText', { prize }),
                note: left === null ? null : t('promotion-prizes:nowLeft', { points: formatPoints(t, left, currency) }),
                actions,
              },
      }}
    />
  )
})
