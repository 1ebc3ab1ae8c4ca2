import { Button, Confirm } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { isCancellable, type Activation, type Gift, type GiftRequest, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { usePlayer, useTexts } from '../../../../../shared/site/tab.tsx'
import { formatPercent } from '../../../../../shared/texts/percent.ts'
import { RequestFailure } from './request-failure.tsx'

interface StoreProps {
  readonly gifts: GiftsStore
}

export interface CancelBonusProps extends StoreProps {
  readonly gift: Gift
}

/** The button that cancels a bonus. What is lost is said first. */
export const CancelBonus = observer(function CancelBonus({ gift, gifts }: CancelBonusProps) {
  const t = useTexts()
  return (
    <CancelButton
      gifts={gifts}
      request={{ kind: 'cancel', giftId: gift.id }}
      state={gifts.activation.of(gift.id)}
      bonuses={[gift]}
      label={t('gift-activation:cancel')}
      about={gift.title}
      question={t('gift-activation:cancelQuestion', { gift: gift.title })}
    />
  )
})

/** The button that cancels all bonuses. Nothing where there are not several. */
export const CancelAllBonuses = observer(function CancelAllBonuses({ gifts }: StoreProps) {
  const t = useTexts()
  const bonuses = gifts.all.filter(isCancellable)
  const state = gifts.activation.of(null)
  if (bonuses.length < 2) return null
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <CancelButton
        gifts={gifts}
        request={{ kind: 'cancel-all' }}
        state={state}
        bonuses={bonuses}
        label={t('gift-activation:cancelAll')}
        question={t('gift-activation:cancelAllQuestion')}
      />
      <RequestFailure state={state} running={bonuses[0] ?? null} />
    </div>
  )
})

interface CancelButtonProps extends StoreProps {
  readonly request: GiftRequest
  readonly state: Activation
  readonly bonuses: readonly Gift[]
  readonly label: string
  /** What it cancels, for screen readers. */
  readonly about?: string
  readonly question: string
}

const CancelButton = observer(function CancelButton(props: CancelButtonProps) {
  const t = useTexts()
  const { gifts, request, state, bonuses, label, about, question } = props
  const { activation } = gifts
  const isUnclear = state.status === 'unclear'
  const shown = isUnclear ? t('gift-activation:check') : label
  return (
    <>
      <Button
        size="sm"
        intent="ghost"
        loading={state.status === 'sending' || state.status === 'looking-up'}
        aria-disabled={activation.isOpen && !isUnclear}
        aria-label={about === undefined ? undefined : `${shown}: ${about}`}
        onClick={() => (isUnclear ? void activation.lookUp() : activation.ask(request))}
      >
        {shown}
      </Button>
      <Confirm
        open={state.status === 'asking'}
        danger
        type="cancel-bonus"
        title={question}
        confirmLabel={label}
        cancelLabel={t('gift-activation:keep')}
        closeLabel={t('dialogs:close')}
        onConfirm={() => void activation.send(request)}
        onCancel={() => activation.dismiss()}
      >
        <Losses bonuses={bonuses} isAll={gifts.all.filter(isCancellable).length === bonuses.length} />
      </Confirm>
    </>
  )
})

interface LossesProps {
  readonly bonuses: readonly Gift[]
  /** No other bonus is active: the bonus money is theirs. */
  readonly isAll: boolean
}

/** What is lost with these bonuses: the bonus money and what was wagered. */
const Losses = observer(function Losses({ bonuses, isAll }: LossesProps) {
  const t = useTexts()
  const balance = usePlayer()?.balance.value
  const money = balance?.bonus ?? 0
  return (
    <>
      {balance && money > 0 && (
        <p className="text-strong">
          {isAll
            ? t('gift-activation:losesMoney', { amount: formatMoney(money, balance.currency, t.locale) })
            : t('gift-activation:losesPart')}
        </p>
      )}
      {bonuses.map(
        ({ id, title, rollover }) =>
          rollover !== null &&
          rollover > 0 && (
            <p key={id} className="mt-2 wrap-anywhere">
              {t('gift-activation:losesProgress', { gift: title, percent: formatPercent(t, rollover) })}
            </p>
          ),
      )}
      <p className="mt-2 text-muted">{t('gift-activation:losesGift')}</p>
    </>
  )
})
