import { Button, Confirm } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import type { Gift, GiftRequest, GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { usePlayer, useTexts } from '../../../../../shared/site/tab.tsx'
import { formatPercent } from '../../../../../shared/texts/percent.ts'

export interface CancelBonusProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** The button that cancels a bonus. What is lost is said first. */
export const CancelBonus = observer(function CancelBonus({ gift, gifts: { activation } }: CancelBonusProps) {
  const t = useTexts()
  const { status } = activation.of(gift.id)
  const isUnclear = status === 'unclear'
  const request: GiftRequest = { kind: 'cancel', giftId: gift.id }
  const label = t(isUnclear ? 'gift-activation:check' : 'gift-activation:cancel')
  return (
    <>
      <Button
        size="sm"
        intent="ghost"
        loading={status === 'sending' || status === 'looking-up'}
        aria-disabled={activation.isOpen && !isUnclear}
        aria-label={`${label}: ${gift.title}`}
        onClick={() => (isUnclear ? void activation.lookUp() : activation.ask(request))}
      >
        {label}
      </Button>
      <Confirm
        open={status === 'asking'}
        danger
        type="cancel-bonus"
        title={t('gift-activation:cancelQuestion', { gift: gift.title })}
        confirmLabel={t('gift-activation:cancel')}
        cancelLabel={t('gift-activation:keep')}
        closeLabel={t('dialogs:close')}
        onConfirm={() => void activation.send(request)}
        onCancel={() => activation.dismiss()}
      >
        <Losses gifts={[gift]} />
      </Confirm>
    </>
  )
})

/** What is lost with these bonuses: the bonus money and what was wagered. */
export const Losses = observer(function Losses({ gifts }: { readonly gifts: readonly Gift[] }) {
  const t = useTexts()
  const balance = usePlayer()?.balance.value
  const isMoneyLost = balance?.bonus !== undefined && balance.bonus !== null && balance.bonus > 0
  return (
    <>
      {isMoneyLost && (
        <p className="text-strong">
          {t('gift-activation:losesMoney', { amount: formatMoney(balance.bonus, balance.currency, t.locale) })}
        </p>
      )}
      {gifts.map(
        ({ id, title, rollover }) =>
          rollover !== null &&
          rollover > 0 && (
            <p key={id} className="mt-2">
              {t('gift-activation:losesProgress', { gift: title, percent: formatPercent(t, rollover) })}
            </p>
          ),
      )}
      <p className="mt-2 text-muted">{t('gift-activation:losesGift')}</p>
    </>
  )
})
