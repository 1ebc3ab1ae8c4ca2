import { SubmitButton } from '@croupier/design-system'
import { limitsOf, type DepositStore } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import type { GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import type { SubmitEvent } from 'react'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { AmountField } from './amount-field.tsx'
import { refusalNeedsSupport, formatRefusal } from '../cashbox-texts.ts'
import { FormFailures } from '../attempt/form-failures.tsx'
import { DepositSummary } from './deposit-summary.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { SavedCards } from './saved-cards.tsx'
import { SystemChoice } from './system-choice.tsx'
import { useFirstError } from '../attempt/use-first-error.ts'

export interface DepositFormProps {
  readonly deposit: DepositStore
  readonly gifts: GiftsStore | null
  readonly currency: string
}

/**
 * Payment system, amount, gift, summary and button. Leaving does not ask first: the amount is prefilled, and a typed
 * one is kept.
 */
export const DepositForm = observer(function DepositForm({ deposit, gifts, currency }: DepositFormProps) {
  const t = useTexts()
  const { offered, system, amount, amountErrors, limits, attempts } = deposit
  const [form, focusFirstError] = useFirstError()
  if (!offered || !limits) return null
  const { state } = attempts
  const isChoosingGift = gifts?.isChoosing ?? false
  const isSending = state.status === 'submitting'
  const isWaiting = isSending || isChoosingGift
  const gift = gifts?.forCashbox(currency).find(({ id }) => id === gifts.chosenGiftId) ?? null
  const isGood = amount !== null && amountErrors.length === 0
  const failures = [
    ...(state.status === 'missing' ? [t('cashbox:missing')] : []),
    ...(state.status === 'rejected' ? [formatRefusal(t, state.error, currency)] : []),
  ]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWaiting) void deposit.pay().then(focusFirstError)
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-7">
      <p className="text-body">{t('cashbox:depositLead')}</p>
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
      <AmountField
        amount={amount}
        onAmount={(minor) => deposit.setAmount(minor)}
        onLeave={() => deposit.touch()}
        limits={limits}
        currency={currency}
        presets={deposit.presets}
        errors={amountErrors}
        isTouched={deposit.isTouched}
      />
      {gifts && <GiftChoice gifts={gifts} currency={currency} />}
      {isGood && <DepositSummary amount={amount} currency={currency} gift={gift} />}
      <FormFailures errors={failures} needsSupport={state.status === 'rejected' && refusalNeedsSupport(state.error)} />
      <SubmitButton waiting={isWaiting} waitingLabel={isSending ? t('cashbox:depositing') : t('cashbox:choosingGift')}>
        {isGood
          ? t('cashbox:depositAmount', {
              amount: formatMoney(amount, currency, t.locale, { cents: 'when-needed' }),
            })
          : t('layout:deposit')}
      </SubmitButton>
    </form>
  )
})
