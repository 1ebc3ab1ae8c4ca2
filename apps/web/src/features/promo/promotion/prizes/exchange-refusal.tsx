import { PRIZE_PRICE_CHANGED, type PrizeExchanges } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useTexts } from '#shared/site/tab.tsx'
import { formatRefusal, type RefusalTexts } from '../format-refusal.ts'

/** Why the last press exchanged nothing. Always rendered, so that a change inside is announced. */
export const ExchangeRefusal = observer(function ExchangeRefusal({
  exchanges,
}: {
  readonly exchanges: PrizeExchanges
}) {
  const t = useTexts()
  const { state } = exchanges.attempts
  const error = exchanges.exchanging.error ?? (state.status === 'refused' ? state.error : null)
  return (
    <div role="alert" className="text-sm empty:hidden">
      {error && (
        <p className="text-negative">
          {formatRefusal(t, error, REFUSALS)} {t('promotion-prizes:nothingTaken')}
        </p>
      )}
    </div>
  )
})

const REFUSALS: RefusalTexts = {
  ofCodes: {
    [PRIZE_PRICE_CHANGED]: 'promotion-prizes:price_changed',
    insufficient_funds: 'promotion-prizes:insufficient_funds',
    prize_unavailable: 'promotion-prizes:prize_unavailable',
    cannot_buy_prize: 'promotion-prizes:cannot_buy_prize',
    invalid_promotion: 'promotion-prizes:invalid_promotion',
    not_participant: 'promotion-prizes:not_participant',
    multi_account: 'promotion-prizes:multi_account',
  },
  general: 'promotion-prizes:failed',
}
