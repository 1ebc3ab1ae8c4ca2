import { Button, Sheet } from '@croupier/design-system'
import {
  isGivenOut,
  pointsFor,
  PRIZE_PRICE_CHANGED,
  prizeCurrency,
  type PrizeExchanges,
  type Promotion,
  type PromotionPrize,
} from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { formatPoints, PointsText } from '../sections/points-text.tsx'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import type { PressTexts } from '#shared/forms/press/press-message.ts'
import { FactLine } from '#shared/sections/fact-line.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { ExchangeOutcome } from './exchange-outcome.tsx'
import { prizeName } from './prize-name.ts'
import { usePrizeHolder } from './use-prize-holder.ts'

export interface ExchangeDialogProps {
  readonly promotion: Promotion
  readonly prize: PromotionPrize
  readonly exchanges: PrizeExchanges
  readonly open: boolean
  readonly onClose: () => void
}

const OUTCOMES: ReadonlySet<string> = new Set(['checking', 'done', 'missing'])

/** What a prize costs and what is left afterwards, the button that exchanges, and the outcome of the exchange. */
export const Dialog = observer(function ExchangeDialog(props: ExchangeDialogProps) {
  const t = useTexts()
  const { promotion, prize, exchanges, open, onClose } = props
  const { state, details } = exchanges.attempts
  // Another tab may be exchanging for another prize.
  const isOwn = details?.promotion === promotion.id && details.prize === prize.id
  return (
    <Sheet
      open={open}
      onClose={onClose}
      type="prize"
      size="sm"
      title={prizeName(t, prize, promotion)}
      closeLabel={t('dialogs:close')}
    >
      {isOwn && OUTCOMES.has(state.status) ? (
        <ExchangeOutcome
          exchanges={exchanges}
          prize={prizeName(t, prize, promotion)}
          currency={prizeCurrency(prize, promotion)}
          onClose={onClose}
        />
      ) : (
        <Offer {...props} />
      )}
    </Sheet>
  )
})

const Offer = observer(function Offer({ promotion, prize, exchanges, onClose }: ExchangeDialogProps) {
  const t = useTexts()
  const holder = usePrizeHolder(promotion.id)
  const currency = prizeCurrency(prize, promotion)
  const price = prize.price ?? 0
  const have = holder && pointsFor(prize, promotion, holder)
  const isSending = exchanges.attempts.isBusy
  // Somebody else may take the last one while the dialog is open.
  const isGone = isGivenOut(prize)
  return (
    <div className="grid gap-5">
      <dl className="grid gap-2 rounded-card bg-sunken p-4 shadow-well">
        <FactLine name={t('promotion-prizes:price')}>
          <PointsText points={price} currency={currency} />
        </FactLine>
        {have !== null && (
          <FactLine name={t('promotion-prizes:have')}>
            <PointsText points={have} currency={currency} />
          </FactLine>
        )}
        {have !== null && have >= price && !isGone && (
          <FactLine name={t('promotion-prizes:after')}>
            <PointsText points={have - price} currency={currency} />
          </FactLine>
        )}
      </dl>
      <p className="text-sm text-muted">{t(isGone ? 'promotion-prizes:given-out' : 'promotion-prizes:note')}</p>
      <Button
        intent={isGone ? 'secondary' : 'primary'}
        block
        data-autofocus=""
        loading={isSending}
        onClick={() => (isGone ? onClose() : void exchanges.exchange(prize))}
      >
        {isGone
          ? t('promotion-prizes:toPrizes')
          : t('promotion-prizes:exchangeFor', { points: formatPoints(t, price, currency) })}
      </Button>
      <PressAlert state={exchanges.attempts.state} texts={REFUSALS} nothing={t('promotion-prizes:nothingTaken')} />
    </div>
  )
})

const REFUSALS: PressTexts = {
  ofCodes: {
    [PRIZE_PRICE_CHANGED]: 'promotion-prizes:price_changed',
    insufficient_funds: 'promotion-prizes:insufficient_funds',
    prize_unavailable: 'promotion-prizes:prize_unavailable',
    cannot_buy_prize: 'promotion-prizes:cannot_buy_prize',
    invalid_promotion: 'promotion-prizes:invalid_promotion',
    not_participant: 'promotion-prizes:not_participant',
    multi_account: 'promotion-prizes:multi_account',
  },
  refused: 'promotion-prizes:failed',
}
