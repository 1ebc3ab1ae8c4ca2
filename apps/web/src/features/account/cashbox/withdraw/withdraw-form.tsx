import { linkStyles, RadioGroup } from '@croupier/design-system'
import { type GiftsAtStake, limitsOf, type WithdrawStore } from '@croupier/domain/cashbox'
import { errorOf, formatMoney } from '@croupier/domain/core'
import type { GiftsStore } from '@croupier/domain/gifts'
import { primaryPhone, withdrawable } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import { usePlayer, useTab, useTexts } from '#shared/site/tab.tsx'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { PROFILE_INFO_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import type { AlertProps } from '#shared/overlays/dialogs/dialog-props.ts'
import { AmountField } from '../deposit/amount-field.tsx'
import { refusalTexts } from '../cashbox-texts.ts'
import { PayoutFieldInput } from './payout-field-input.tsx'
import { SystemChoice } from '../deposit/system-choice.tsx'

const NEW = ''

/** The refusal of a payout by a player without a phone. */
const PHONE_NEEDED: AlertProps = {
  title: { key: 'cashbox:phoneTitle' },
  text: { key: 'cashbox:phone_required' },
  action: { label: { key: 'cashbox:toProfile' }, to: PROFILE_INFO_PATH },
}

export interface WithdrawFormProps {
  readonly withdraw: WithdrawStore
  readonly gifts: GiftsStore | null
  readonly currency: string
}

/** Destination and amount of a withdrawal. A payout that cancels gifts asks first. */
export const WithdrawForm = observer(function WithdrawForm({ withdraw, gifts, currency }: WithdrawFormProps) {
  const t = useTexts()
  const { site, dialogs, market } = useTab()
  const player = usePlayer()
  const balance = player?.balance.value
  const available = balance ? withdrawable(balance) : 0
  const profile = player?.profile.value
  const { form, offered, system, limits, savedId, attempts } = withdraw
  if (!offered || !system || !limits) return null
  const { amount } = form.values
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
  const send = async () => {
    const state = await withdraw.send(atStake)
    if (errorOf(state)?.codes.includes('phone_required') && site.player === player) dialogs.open('alert', PHONE_NEEDED)
    return state
  }
  const isGood = amount !== null && !form.frontErrors.amount?.length
  // While the gifts dialog is open, the failure of the last attempt is hidden.
  const missing = attempts.state.status === 'missing' && !form.isSubmitting ? attempts.state : undefined
  return (
    <SubmitForm
      form={form}
      send={send}
      dependsOn={[withdraw.systems, { reread: () => void withdraw.balance.reload() }]}
      submitText={isGood ? t('cashbox:withdrawAmount', { amount: money(amount) }) : t('layout:withdraw')}
      waitingText={t('cashbox:withdrawing')}
      state={missing}
      texts={{ ...refusalTexts(currency), missing: 'cashbox:payoutMissing' }}
      className="grid gap-7"
    >
      <p className="text-body">
        {t('cashbox:withdrawLead')} {market?.payoutsStand && t('cashbox:payoutsStand')}
      </p>
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
      {lacksPhone && form.failure === null && <PhoneNote />}
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
        <PayoutFieldInput key={`${system.key} ${field.name}`} form={form} field={field} currency={currency} />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <AmountField
          form={form}
          amount={amount}
          limits={limits}
          currency={currency}
          presets={available >= limits.min ? [Math.min(available, limits.max)] : []}
          presetText={t('cashbox:all')}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-muted">{t('cashbox:available')}</span>
          <span className="text-strong tabular-nums">{formatMoney(available, currency, t.locale)}</span>
        </p>
      </div>
    </SubmitForm>
  )
})

/** Says early that the payout needs a phone. */
function PhoneNote() {
  const t = useTexts()
  return (
    <output className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface p-4 text-sm text-body shadow-card">
      {t('cashbox:phone_required')}
      <Link to={PROFILE_INFO_PATH} className={`${linkStyles()} justify-self-start pointer-coarse:py-3`}>
        {t('cashbox:toProfile')}
      </Link>
    </output>
  )
}
