import { Button, MoneyField, NumberField, ProgressBar } from '@croupier/design-system'
import { Form, type FormMessage } from '@croupier/domain/core'
import { changeOf, isOfTime, type LimitSpan, type LimitsStore, type PlacedLimit } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { currencySign } from '#shared/texts/currency-sign.ts'
import { formatMessage } from '#shared/forms/form-messages.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useKeepUnsent } from '#shared/forms/unsent/use-keep-unsent.ts'
import { formatMoment } from '#shared/texts/format-time.ts'
import { formatLimitAmount, limitName } from './limit-texts.ts'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'

const TITLES: Readonly<Record<LimitSpan, PlainTextKey>> = {
  day: 'limits:day',
  week: 'limits:week',
  month: 'limits:month',
  round: 'limits:round',
  session: 'limits:session',
}
const HINTS: Readonly<Record<ReturnType<typeof changeOf>, PlainTextKey>> = {
  'at-once': 'limits:holdsAtOnce',
  waits: 'limits:holdsLater',
  same: 'limits:holdsAlready',
}

interface LimitValues {
  readonly amount: number | null
}

/** An amount that is none, or above the highest of the market. */
function limitErrors({ amount }: LimitValues, highest: number | null): { amount: FormMessage[] } {
  if (amount === null || amount < 1) return { amount: [{ name: 'amountMissing' }] }
  return { amount: highest !== null && amount > highest ? [{ name: 'above_maximum', params: { max: highest } }] : [] }
}

export interface LimitFormProps extends PlacedLimit {
  readonly limits: LimitsStore
  readonly currency: string
  /** Without a card of its own. */
  readonly isFlat: boolean
}

/** One limit: what is used, a pending change, and the form for a new amount. */
export const LimitForm = observer(function LimitForm({ limits, currency, kind, span, limit, isFlat }: LimitFormProps) {
  const t = useTexts()
  const { highest } = limit
  const [form] = useState(() => {
    const present = () => limits.limits.value?.own[kind]?.[span]?.highest ?? null
    return new Form<LimitValues>({ amount: null }, (values) => limitErrors(values, present()))
  })
  const formName = `limit.${kind}.${span}`
  useKeepUnsent(formName, form)
  const { amount } = form.values
  const place = useRef<HTMLDivElement>(null)
  // What was typed before a login comes back, and is to be seen.
  useEffect(() => {
    if (amount !== null) place.current?.closest('details')?.setAttribute('open', '')
  }, [amount])
  const setLimit = limits.setLimit(kind, span)
  const isSaving = form.isSubmitting || undefined
  const shown = (value: number) => formatLimitAmount(t, kind, value, currency)
  const name = limitName(t, kind, span)
  const usedText = (of: number) => t('limits:used', { used: shown(limit.used), amount: shown(of) })
  const counts = span !== 'round'

  const change = async (next: number | null) => {
    if (await form.run(() => setLimit.run(next))) form.reset()
  }
  const setAmount = (next: number | null) => form.set('amount', next === null ? null : Math.round(next))
  const formatError = (message: FormMessage) => {
    if (message.name === 'amountMissing') return t(isOfTime(kind) ? 'limits:minutesMissing' : 'limits:amountMissing')
    const { max = highest } = message.params ?? {}
    return message.name === 'above_maximum' && max !== null
      ? t('limits:aboveHighest', { amount: shown(Number(max)) })
      : formatMessage(t, message)
  }
  const hint = () => {
    if (amount !== null && amount > 0) return t(HINTS[changeOf(limit, amount)])
    return highest === null ? undefined : t('limits:aboveHighest', { amount: shown(highest) })
  }
  const field = {
    name: `limit-${kind}-${span}`,
    value: amount,
    locale: t.languageTag,
    errors: form.errorsOf('amount').map(formatError),
    hint: hint(),
  }
  return (
    <SubmitForm
      name={formName}
      form={form}
      send={() => setLimit.run(amount)}
      onSubmitted={form.reset}
      submitText={t('limits:set')}
      button={{ intent: 'secondary', size: 'md', block: false }}
      beside={
        limit.amount !== null &&
        !limit.isRequired &&
        limit.pending?.amount !== null && (
          <Button intent="ghost" className="max-sm:grow" aria-disabled={isSaving} onClick={() => void change(null)}>
            {t('limits:remove')}
          </Button>
        )
      }
      aria-label={name}
      data-limit={`${kind}-${span}`}
      className={isFlat ? 'grid gap-4' : 'grid gap-4 rounded-card bg-surface p-5 shadow-card'}
    >
      <div ref={place}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold text-strong">{t(TITLES[span])}</h3>
          <p aria-live="polite" className="text-sm text-body" data-testid={`limit-${kind}-${span}`}>
            {limit.amount === null ? t('limits:none') : counts ? usedText(limit.amount) : shown(limit.amount)}
          </p>
        </div>
        {limit.amount !== null && counts && (
          <>
            <ProgressBar
              className="mt-3"
              size="sm"
              value={Math.min(limit.used, limit.amount)}
              max={limit.amount}
              label={name}
              valueText={usedText(limit.amount)}
            />
            {limit.freesAt !== null && (
              <p className="mt-2 text-xs text-muted">{t('limits:frees', { when: formatMoment(t, limit.freesAt) })}</p>
            )}
          </>
        )}
        <div aria-live="polite">
          {limit.pending && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-3 text-sm text-body">
              <p>
                {limit.pending.amount === null
                  ? t('limits:pendingNone', { when: formatMoment(t, limit.pending.from) })
                  : t('limits:pending', {
                      amount: shown(limit.pending.amount),
                      when: formatMoment(t, limit.pending.from),
                    })}
              </p>
              <Button size="sm" aria-disabled={isSaving} onClick={() => void change(limit.amount)}>
                {t('limits:keep', { amount: limit.amount === null ? '' : shown(limit.amount) })}
              </Button>
            </div>
          )}
        </div>
      </div>
      {isOfTime(kind) ? (
        <NumberField {...field} label={t('limits:newMinutes')} onValueChange={(minutes) => setAmount(minutes)} />
      ) : (
        <MoneyField
          {...field}
          label={t('limits:newAmount')}
          unit={currencySign(currency, t.languageTag)}
          onValueChange={(minor) => setAmount(minor)}
        />
      )}
    </SubmitForm>
  )
})
