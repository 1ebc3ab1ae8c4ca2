import { RadioGroup, SubmitButton } from '@croupier/design-system'
import { type GiftsAtStake, limitsOf, type WithdrawStore } from '@croupier/domain/cashbox'
import { formatMoney } from '@croupier/domain/core'
import type { GiftsStore } from '@croupier/domain/gifts'
import { primaryPhone, withdrawable } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import type { SubmitEvent } from 'react'
import { usePlayer, useTab, useTexts } from '../../../../shared/site/tab.tsx'
import { useUnsaved } from '../../../../shared/forms/use-unsaved.ts'
import { AmountField } from '../deposit/amount-field.tsx'
import { refusalNeedsSupport, formatRefusal } from '../cashbox-texts.ts'
import { FormFailures } from '../attempt/form-failures.tsx'
import { PayoutFieldInput } from './payout-field-input.tsx'
import { SupportLink } from '../support-link.tsx'
import { SystemChoice } from '../deposit/system-choice.tsx'
import { useFirstError } from '../attempt/use-first-error.ts'

const NEW = ''

export interface WithdrawFormProps {
  readonly withdraw: WithdrawStore
  readonly gifts: GiftsStore | null
  readonly currency: string
}

/** Destination and amount of a withdrawal. A payout that cancels gifts asks first. */
export const WithdrawForm = observer(function WithdrawForm({ withdraw, gifts, currency }: WithdrawFormProps) {
  const t = useTexts()
  const { dialogs } = useTab()
  useUnsaved(
    () => withdraw.isUnsaved,
    () => withdraw.empty(),
  )
  const player = usePlayer()
  const balance = player?.balance.value
  const available = balance ? withdrawable(balance) : 0
  const profile = player?.profile.value
  const { offered, system, limits, amount, amountErrors, savedId, attempts } = withdraw
  const [form, focusFirstError] = useFirstError()
  if (!offered || !system || !limits) return null
  const { state } = attempts
  const lacksPhone = system.confirmsByPhone && profile !== undefined && primaryPhone(profile) === null
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })

  const atStake: GiftsAtStake = {
    count: () => gifts?.payoutGiftCount.reload() ?? Promise.resolve(0),
    areGivenUp: (count) =>
      dialogs.ask({
        title: { key: 'cashbox:giftsTitle' },
        text: { key: 'cashbox:giftsText', values: { count } },
        confirmLabel: { key: 'cashbox:giftsConfirm' },
        cancelLabel: { key: 'cashbox:giftsKeep' },
        danger: true,
      }),
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void withdraw.submit(atStake).then(focusFirstError)
  }
  const isRefused = state.status === 'rejected' && !withdraw.isSending
  // Hide the previous failure while sending, also while the gifts dialog is open.
  const failures = [
    ...(state.status === 'missing' && !withdraw.isSending ? [t('cashbox:payoutMissing')] : []),
    ...(isRefused ? [formatRefusal(t, state.error, currency)] : []),
  ]
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-7">
      <p className="text-body">{t('cashbox:withdrawLead')}</p>
      <SystemChoice
        label={t('cashbox:payoutTo')}
        moreLabel={(number) => t('cashbox:morePayoutSystems', { number })}
        {...offered}
        chosen={system.key}
        onChoose={(key) => withdraw.chooseSystem(key)}
        limitsOf={(one) => limitsOf(one, [], currency)}
        currency={currency}
      />
      {/* A refusal for the same reason already shows below. */}
      {lacksPhone && state.status !== 'rejected' && <PhoneNote />}
      {system.saved.length > 0 && (
        <RadioGroup
          label={t('cashbox:destination')}
          look="cards"
          options={[
            ...system.saved.map(({ id, title }) => ({
              value: id,
              label: <span className="text-strong tabular-nums">{title}</span>,
            })),
            { value: NEW, label: t('cashbox:newDestination') },
          ]}
          value={savedId ?? NEW}
          onValueChange={(id) => withdraw.chooseSaved(id === NEW ? null : id)}
        />
      )}
      {withdraw.fields.map((field) => (
        <PayoutFieldInput key={`${system.key} ${field.name}`} withdraw={withdraw} field={field} currency={currency} />
      ))}
      <div className="grid gap-3">
        <AmountField
          amount={amount}
          onAmount={(minor) => withdraw.setAmount(minor)}
          onLeave={() => withdraw.typed.touch('amount')}
          limits={limits}
          currency={currency}
          presets={available >= limits.min ? [Math.min(available, limits.max)] : []}
          presetText={t('cashbox:all')}
          errors={amountErrors}
          isTouched={withdraw.typed.isTouched('amount')}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-muted">{t('cashbox:available')}</span>
          <span className="text-strong tabular-nums">{formatMoney(available, currency, t.locale)}</span>
        </p>
      </div>
      <FormFailures errors={failures} needsSupport={isRefused && refusalNeedsSupport(state.error)} />
      <SubmitButton waiting={withdraw.isSending} waitingLabel={t('cashbox:withdrawing')}>
        {amount !== null && amountErrors.length === 0
          ? t('cashbox:withdrawAmount', { amount: money(amount) })
          : t('layout:withdraw')}
      </SubmitButton>
    </form>
  )
})

/** Says early that the payout needs a phone, which only support can add. */
function PhoneNote() {
  const t = useTexts()
  return (
    <output className="grid gap-3 rounded-card bg-surface p-4 text-sm text-body shadow-card">
      {t('cashbox:phone_required')}
      <SupportLink />
    </output>
  )
}
