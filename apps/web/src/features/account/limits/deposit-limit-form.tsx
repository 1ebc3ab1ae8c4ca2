import { Button, MoneyField, ProgressBar } from '@croupier/design-system'
import { Form, formatMoney } from '@croupier/domain/core'
import { changeOf, type DepositLimit, type LimitPeriod, type LimitsStore } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currencySign } from '#shared/texts/currency-sign.ts'
import { formatMessage } from '#shared/forms/form-messages.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useKeepUnsent } from '#shared/forms/use-keep-unsent.ts'
import { formatMoment } from '#shared/texts/format-time.ts'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const TITLES: Readonly<Record<LimitPeriod, PlainTextKey>> = {
  day: 'limits:day',
  week: 'limits:week',
  month: 'limits:month',
}
const HINTS: Readonly<Record<ReturnType<typeof changeOf>, PlainTextKey>> = {
  'at-once': 'limits:holdsAtOnce',
  waits: 'limits:holdsLater',
  same: 'limits:holdsAlready',
}

interface LimitValues {
  readonly amount: number | null
}

const limitErrors = ({ amount }: LimitValues) => ({
  amount: amount === null || amount <= 0 ? [{ name: 'amountMissing' }] : [],
})

export interface DepositLimitFormProps {
  readonly limits: LimitsStore
  readonly period: LimitPeriod
  readonly limit: DepositLimit
  readonly currency: string
}

/** One deposit limit: what is used, a pending change, and the form for a new amount. */
export const DepositLimitForm = observer(function DepositLimitForm(props: DepositLimitFormProps) {
  const { limits, period, limit, currency } = props
  const t = useTexts()
  const [form] = useState(() => new Form<LimitValues>({ amount: null }, limitErrors))
  useKeepUnsent(`limit.${period}`, form)
  const { amount } = form.values
  const setLimit = limits.setDepositLimit[period]
  const isSaving = form.isSubmitting || undefined
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  const title = t(TITLES[period])

  const change = async (next: number | null) => {
    if (await form.run(() => setLimit.run(next))) form.reset()
  }
  return (
    <SubmitForm
      form={form}
      send={() => setLimit.run(amount)}
      onSubmitted={form.reset}
      submitText={t('limits:set')}
      button={{ intent: 'secondary', size: 'md', block: false }}
      beside={
        limit.amount !== null &&
        limit.pending?.amount !== null && (
          <Button intent="ghost" className="max-sm:grow" aria-disabled={isSaving} onClick={() => void change(null)}>
            {t('limits:remove')}
          </Button>
        )
      }
      aria-label={title}
      data-limit={period}
      className="grid gap-4 rounded-card bg-surface p-5 shadow-card"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold text-strong">{title}</h3>
          <p aria-live="polite" className="text-sm text-body" data-testid={`limit-${period}`}>
            {limit.amount === null
              ? t('limits:none')
              : t('limits:used', { used: money(limit.used), amount: money(limit.amount) })}
          </p>
        </div>
        {limit.amount !== null && (
          <>
            <ProgressBar
              className="mt-3"
              size="sm"
              value={Math.min(limit.used, limit.amount)}
              max={limit.amount}
              label={title}
              valueText={t('limits:used', { used: money(limit.used), amount: money(limit.amount) })}
            />
            <p className="mt-2 text-xs text-muted">{t('limits:frees', { when: formatMoment(t, limit.freesAt) })}</p>
          </>
        )}
        <div aria-live="polite">
          {limit.pending && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-3 text-sm text-body">
              <p>
                {limit.pending.amount === null
                  ? t('limits:pendingNone', { when: formatMoment(t, limit.pending.from) })
                  : t('limits:pending', {
                      amount: money(limit.pending.amount),
                      when: formatMoment(t, limit.pending.from),
                    })}
              </p>
              <Button size="sm" aria-disabled={isSaving} onClick={() => void change(limit.amount)}>
                {t('limits:keep', { amount: limit.amount === null ? '' : money(limit.amount) })}
              </Button>
            </div>
          )}
        </div>
      </div>
      <MoneyField
        label={t('limits:newAmount')}
        name={`limit-${period}`}
        value={amount}
        onValueChange={(minor) => form.set('amount', minor)}
        locale={t.languageTag}
        unit={currencySign(currency, t.languageTag)}
        errors={form
          .errorsOf('amount')
          .map((message) => (message.name === 'amountMissing' ? t('limits:amountMissing') : formatMessage(t, message)))}
        hint={amount !== null && amount > 0 ? t(HINTS[changeOf(limit, amount)]) : undefined}
      />
    </SubmitForm>
  )
})
