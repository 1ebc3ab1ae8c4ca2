import { Button, FormErrors, MoneyField, ProgressBar, SubmitButton } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { changeOf, type DepositLimit, type LimitPeriod, type LimitsStore } from '@croupier/domain/limits'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { currencySign } from '../../../shared/texts/currency-sign.ts'
import { formatFailure } from '../../../shared/forms/form-messages.ts'
import { formatMoment } from '../../../shared/texts/format-time.ts'
import { useTexts } from '../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'
import { useUnsaved } from '../../../shared/forms/use-unsaved.ts'

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
  const [amount, setAmount] = useState<number | null>(null)
  const [isTouched, setTouched] = useState(false)
  const [failure, setFailure] = useState<{ readonly text: string; readonly isRefusal: boolean } | null>(null)
  const setLimit = limits.setDepositLimit[period]
  const isSaving = setLimit.isSubmitting
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  const title = t(TITLES[period])
  useUnsaved(() => amount !== null)
  const isMissing = isTouched && (amount === null || amount <= 0)

  const set = async (next: number | null) => {
    if (setLimit.isSubmitting) return
    const outcome = await setLimit.run(next)
    if (outcome.status === 'done') {
      setAmount(null)
      setTouched(false)
      setFailure(null)
    } else if (outcome.status === 'rejected' || outcome.status === 'unknown') {
      setFailure({ text: formatFailure(t, outcome.error), isRefusal: outcome.status === 'rejected' })
      // The change may have been saved although its answer was lost.
      if (outcome.status === 'unknown') limits.limits.reload().catch(() => undefined)
    }
  }
  const type = (next: number | null) => {
    // A refusal belongs to the amount that was sent.
    if (next !== amount && failure?.isRefusal) setFailure(null)
    setAmount(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTouched(true)
    if (amount !== null && amount > 0) void set(amount)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={title}
      data-limit={period}
      className="rounded-card bg-surface p-5 shadow-card"
    >
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
            <Button size="sm" aria-disabled={isSaving || undefined} onClick={() => void set(limit.amount)}>
              {t('limits:keep', { amount: limit.amount === null ? '' : money(limit.amount) })}
            </Button>
          </div>
        )}
      </div>
      <div className="mt-4">
        <MoneyField
          label={t('limits:newAmount')}
          name={`limit-${period}`}
          value={amount}
          onValueChange={type}
          locale={t.languageTag}
          unit={currencySign(currency, t.languageTag)}
          errors={isMissing ? [t('limits:amountMissing')] : []}
          touched={isTouched}
          hint={amount !== null && amount > 0 ? t(HINTS[changeOf(limit, amount)]) : undefined}
        />
      </div>
      <FormErrors errors={failure === null ? [] : [failure.text]} />
      <div className="mt-4 flex flex-wrap gap-3">
        <SubmitButton intent="secondary" size="md" block={false} waiting={isSaving}>
          {t('limits:set')}
        </SubmitButton>
        {limit.amount !== null && limit.pending?.amount !== null && (
          <Button intent="ghost" aria-disabled={isSaving || undefined} onClick={() => void set(null)}>
            {t('limits:remove')}
          </Button>
        )}
      </div>
    </form>
  )
})
