import { limitsOf, type DepositStore } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import type { GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { AmountField } from './amount-field.tsx'
import { refusalTexts } from '../cashbox-texts.ts'
import { DepositSummary } from './deposit-summary.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { SavedCards } from './saved-cards.tsx'
import { SystemChoice } from './system-choice.tsx'

export interface DepositFormProps {
  readonly deposit: DepositStore
  readonly gifts: GiftsStore | null
  readonly currency: string
}

/** Leaving does not ask first: the amount is prefilled, and a typed one is kept. */
export const DepositForm = observer(function DepositForm({ deposit, gifts, currency }: DepositFormProps) {
  const t = useTexts()
  const { offered, system, amount, amountErrors, limits, attempts } = deposit
  useExpiry(gifts?.all ?? [])
  if (!offered || !limits) return null
  const gift = gifts?.forCashbox(currency).find(({ id }) => id === gifts.chosenGiftId) ?? null
  const isGood = amount !== null && amountErrors.length === 0
  const submitText = isGood
    ? t('cashbox:depositAmount', { amount: formatMoney(amount, currency, t.locale, { cents: 'when-needed' }) })
    : t('layout:deposit')
  return (
    <SubmitForm
      form={deposit.form}
      send={deposit.send}
      dependsOn={[deposit.systems, deposit.general, deposit.range, deposit.cards]}
      submitText={submitText}
      waitingText={t(deposit.form.isSubmitting ? 'cashbox:depositing' : 'cashbox:choosingGift')}
      isBusy={gifts?.isChoosing ?? false}
      state={attempts.state.status === 'missing' ? attempts.state : undefined}
      texts={refusalTexts(currency)}
      asksOnLeave={false}
      className="grid gap-7"
    >
      <SystemChoice
        label={t('cashbox:payBy')}
        moreLabel={(number) => t('cashbox:moreSystems', { number })}
        {...offered}
        chosen={system?.key ?? null}
        onChoose={(key) => deposit.chooseSystem(key)}
        limitsOf={(one) => limitsOf(one, deposit.general.value ?? [], currency)}
        currency={currency}
      />
      <SavedCards deposit={deposit} />
      <AmountField form={deposit.form} amount={amount} limits={limits} currency={currency} presets={deposit.presets} />
      {gifts && <GiftChoice gifts={gifts} currency={currency} />}
      {isGood && <DepositSummary amount={amount} currency={currency} gift={gift} />}
    </SubmitForm>
  )
})
