import { Button, Spinner } from '@croupier/design-system'
import type { PrizeExchanges, PromotionCurrency } from '@croupier/domain/promotions'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Outcome } from '#shared/overlays/outcome.tsx'
import { formatPoints } from '../sections/points-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'

export interface ExchangeOutcomeProps {
  readonly exchanges: PrizeExchanges
  /** What the prize is called. */
  readonly prize: string
  readonly currency: PromotionCurrency | null
  readonly onClose: () => void
}

/** The outcome of an exchange: made, never arrived, not known yet, or for the player to check. Says so only as far as the platform did. */
export const ExchangeOutcome = observer(function ExchangeOutcome(props: ExchangeOutcomeProps) {
  const t = useTexts()
  const { exchanges, prize, currency, onClose } = props
  const { state } = exchanges.attempts
  if (state.status === 'checking')
    return (
      <Outcome
        icon={<Spinner className="size-6" />}
        title={t('promotion-prizes:checkingTitle')}
        text={t('promotion-prizes:checkingText', { prize })}
        note={state.error && t('promotion-prizes:checkingAgain')}
      >
        <Button onClick={() => exchanges.attempts.recheck()}>{t('promotion-prizes:askNow')}</Button>
      </Outcome>
    )
  if (state.status === 'missing')
    return (
      <Outcome
        icon={<CircleX aria-hidden className="text-negative" />}
        title={t('promotion-prizes:missingTitle')}
        text={t('promotion-prizes:missingText', { prize })}
      >
        <Button intent="primary" onClick={() => exchanges.dismiss()}>
          {t('promotion-prizes:back')}
        </Button>
      </Outcome>
    )
  if (state.status !== 'accepted') return null
  if (state.transaction?.isCertain === false)
    return (
      <Outcome
        icon={<CircleHelp aria-hidden className="text-muted" />}
        title={t('promotion-prizes:unclearTitle')}
        text={t('promotion-prizes:unclearText', { prize })}
      >
        <ButtonLink to={PROFILE_GIFTS_PATH} intent="primary">
          {t('promotion-prizes:toGifts')}
        </ButtonLink>
        <Button onClick={onClose}>{t('promotion-prizes:toPrizes')}</Button>
      </Outcome>
    )
  const left = state.answer?.pointsLeft ?? state.transaction?.pointsLeft ?? null
  return (
    <Outcome
      icon={<CircleCheck aria-hidden className="text-positive" />}
      title={t('promotion-prizes:doneTitle')}
      text={t('promotion-prizes:doneText', { prize })}
      note={left !== null && t('promotion-prizes:nowLeft', { points: formatPoints(t, left, currency) })}
    >
      <ButtonLink to={PROFILE_GIFTS_PATH} intent="primary">
        {t('promotion-prizes:toGifts')}
      </ButtonLink>
      <Button onClick={onClose}>{t('promotion-prizes:toPrizes')}</Button>
    </Outcome>
  )
})
