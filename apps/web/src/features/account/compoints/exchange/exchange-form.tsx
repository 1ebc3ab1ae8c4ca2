import { MoneyField } from '@croupier/design-system'
import type { CompointExchange, ExchangeRate, ExchangeTerms } from '@croupier/domain/loyalty'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { afterPointerUp } from '#shared/forms/after-pointer-up.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { exchangeTexts, formatPoints, formatResult, formatRule } from './exchange-texts.ts'

export interface ExchangeFormProps {
  readonly exchange: CompointExchange
  readonly terms: ExchangeTerms
  readonly rate: ExchangeRate
}

/** How many compoints to exchange, with the result before the press. */
export const ExchangeForm = observer(function ExchangeForm({ exchange, terms, rate }: ExchangeFormProps) {
  const t = useTexts()
  const { form, result, steps, have, attempts } = exchange
  const { compoints } = form.values
  const { currency } = rate
  const number = (value: number) => formatNumber(t.languageTag, value)
  const min = number(terms.min)
  const hint =
    terms.max === null
      ? t('compoint-exchange:hintMin', { min })
      : t('compoint-exchange:hint', { min, max: number(terms.max) })
  const labelOf = (step: number) =>
    step === have ? t('compoint-exchange:all', { number: number(step) }) : number(step)
  const missing = attempts.state.status === 'missing' && !form.isSubmitting ? attempts.state : undefined
  return (
    <SubmitForm
      form={form}
      send={() => exchange.send()}
      submitText={
        result === null
          ? t('compoint-exchange:submit')
          : t('compoint-exchange:submitAmount', { amount: formatResult(t, result.amount, currency) })
      }
      waitingText={t('compoint-exchange:waiting')}
      state={missing}
      texts={exchangeTexts(result, currency)}
      className="grid max-w-xl gap-7 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:content-start lg:gap-x-12"
    >
      <p className="text-body">{t('compoint-exchange:lead')}</p>
      <MoneyField
        label={t('compoint-exchange:amount')}
        name="compoints"
        decimals={0}
        value={compoints}
        onValueChange={(value) => form.set('compoints', value)}
        onBlur={() => afterPointerUp(() => form.touch('compoints'))}
        locale={t.languageTag}
        unit={t('layout:compoints')}
        presets={steps.map((step) => ({ amount: step, label: labelOf(step) }))}
        presetsLabel={t('compoint-exchange:steps')}
        hint={hint}
        errors={form.errorsOf('compoints', compoints !== null).map((message) => formatRule(t, message))}
        className="[&_input]:font-display [&_input]:text-lg"
        required
      />
      <Result exchange={exchange} rate={rate} />
    </SubmitForm>
  )
})

/** The rate, what is given and got, and what is left. The values do not change while nothing valid is typed. */
const Result = observer(function Result({ exchange, rate }: Omit<ExchangeFormProps, 'terms'>) {
  const t = useTexts()
  const { result, have, form } = exchange
  const { compoints } = form.values
  const rest = result === null || compoints === null ? 0 : compoints - result.compoints
  const money = (amount: number) => formatResult(t, amount, rate.currency)
  return (
    <section
      aria-label={t('compoint-exchange:result')}
      className="lit grid gap-3 rounded-card bg-surface p-4 shadow-card lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-start lg:p-6"
    >
      <dl className="grid gap-2.5 text-sm">
        <Line name={t('compoint-exchange:rate')}>
          {t('compoint-exchange:rateText', { points: formatPoints(t, rate.compoints), amount: money(rate.amount) })}
        </Line>
        <Line name={t('compoint-exchange:gives')}>{result ? formatPoints(t, result.compoints) : '—'}</Line>
        <Line name={t('compoint-exchange:left')}>
          {have === null ? '—' : formatPoints(t, have - (result?.compoints ?? 0))}
        </Line>
        <Line name={t('compoint-exchange:gets')}>
          <output className="font-display text-lg text-strong" data-testid="exchange-result">
            {result ? money(result.amount) : '—'}
          </output>
        </Line>
      </dl>
      {rest > 0 && (
        <p className="text-sm text-body">{t('compoint-exchange:rest', { points: formatPoints(t, rest) })}</p>
      )}
    </section>
  )
})

interface LineProps {
  readonly name: string
  readonly children: ReactNode
}

function Line({ name, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end text-strong tabular-nums">{children}</dd>
    </div>
  )
}
