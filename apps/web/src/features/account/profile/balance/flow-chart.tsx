import { cardStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import type { FlowPeriod, MoneyFlow } from '@croupier/domain/cashbox'
import { useTexts } from '#shared/site/tab.tsx'
import { MoneyText } from '#shared/site/money-text.tsx'
import { formatStep } from './format-step.ts'

/** Size of the drawing, which is stretched to its place. A step is one unit wide. */
const HEIGHT = 100
/** The smallest drawn amount, so that none looks like nothing. */
const MIN_HEIGHT = 2
const GAP = 0.15

export interface FlowChartProps {
  readonly flow: MoneyFlow
  readonly period: FlowPeriod
  readonly currency: string
}

/** Full bars go up for money in, outlined ones down for money out: the direction says it without colour. */
export function FlowChart({ flow, period, currency }: FlowChartProps) {
  const t = useTexts()
  const { steps, deposited, withdrawn } = flow
  const highest = Math.max(...steps.map((step) => step.deposited))
  const lowest = Math.max(...steps.map((step) => step.withdrawn))
  const range = Math.max(1, highest + lowest)
  const line = (highest / range) * HEIGHT || (lowest > 0 ? 0 : HEIGHT / 2)
  const heightOf = (amount: number) => (amount === 0 ? 0 : Math.max(MIN_HEIGHT, (amount / range) * HEIGHT))
  const money = (amount: number) => formatMoney(amount, currency, t.locale)
  const [first, last] = [steps[0], steps.at(-1)]
  return (
    <figure className={cardStyles({ padding: 'sm' })}>
      <figcaption>
        <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
          <Total name={t('profile:moneyIn')} mark="bg-positive" amount={deposited} currency={currency} />
          <Total
            name={t('profile:moneyOut')}
            mark="border-2 border-negative bg-negative-soft"
            amount={withdrawn}
            currency={currency}
          />
        </dl>
      </figcaption>
      <svg
        role="img"
        aria-label={t('profile:flowSummary', { deposited: money(deposited), withdrawn: money(withdrawn) })}
        viewBox={`0 0 ${steps.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible"
        data-testid="flow-chart"
      >
        {steps.map((step, at) => (
          <g key={step.from}>
            <rect
              x={at + GAP}
              width={1 - 2 * GAP}
              y={line - heightOf(step.deposited)}
              height={heightOf(step.deposited)}
              className="fill-positive"
            />
            <rect
              x={at + GAP}
              width={1 - 2 * GAP}
              y={line}
              height={heightOf(step.withdrawn)}
              strokeWidth={step.withdrawn > 0 ? 1.5 : 0}
              vectorEffect="non-scaling-stroke"
              className="fill-negative-soft stroke-negative"
            />
          </g>
        ))}
        <line
          x1={0}
          x2={steps.length}
          y1={line}
          y2={line}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong"
        />
      </svg>
      {first && last && (
        <p className="mt-2 flex justify-between gap-4 text-xs text-muted tabular-nums">
          <span>{formatStep(t, period, first)}</span>
          <span>{formatStep(t, period, last)}</span>
        </p>
      )}
    </figure>
  )
}

interface TotalProps {
  readonly name: string
  /** Classes of the mark that the bars have too. */
  readonly mark: string
  readonly amount: number
  readonly currency: string
}

function Total({ name, mark, amount, currency }: TotalProps) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden className={`size-3 rounded-mark forced-color-adjust-none ${mark}`} />
        {name}
      </dt>
      <dd className="mt-0.5 font-semibold text-strong">
        <MoneyText amount={amount} currency={currency} />
      </dd>
    </div>
  )
}
