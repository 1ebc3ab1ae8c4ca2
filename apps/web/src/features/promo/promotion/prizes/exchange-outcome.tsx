import { Button, buttonStyles, Spinner } from '@croupier/design-system'
import type { PrizeExchanges, PromotionCurrency } from '@croupier/domain/promotions'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { PROFILE_GIFTS_PATH } from '../../../../shared/navigation/addresses.ts'
import { Link } from '../../../../shared/navigation/link.tsx'
import { formatPoints } from '../../../../shared/promotions/points-text.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'

export interface ExchangeOutcomeProps {
  readonly exchanges: PrizeExchanges
  readonly currency: PromotionCurrency | null
  readonly onClose: () => void
}

/** What became of an exchange: made, never arrived, not known yet, or for the player to check. Says so only as far as the platform did. */
export const ExchangeOutcome = observer(function ExchangeOutcome(props: ExchangeOutcomeProps) {
  const t = useTexts()
  const { exchanges, currency, onClose } = props
  const { state, details } = exchanges.attempts
  const prize = details?.title ?? ''
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
        <Link to={PROFILE_GIFTS_PATH} className={buttonStyles({ intent: 'primary' })}>
          {t('promotion-prizes:toGifts')}
        </Link>
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
      <Link to={PROFILE_GIFTS_PATH} className={buttonStyles({ intent: 'primary' })}>
        {t('promotion-prizes:toGifts')}
      </Link>
      <Button onClick={onClose}>{t('promotion-prizes:toPrizes')}</Button>
    </Outcome>
  )
})

interface OutcomeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly note?: string | false | null
  readonly children: ReactNode
}

/** Takes the focus of the button that went, so that a further press of Enter does nothing. */
function Outcome({ icon, title, text, note, children }: OutcomeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [title])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div aria-live="polite">
        <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-raised [&_svg]:size-6">
          {icon}
        </span>
        <p className="heading text-lg text-balance text-strong">{title}</p>
        <p className="mt-2 wrap-anywhere text-body">{text}</p>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">{children}</div>
    </div>
  )
}
