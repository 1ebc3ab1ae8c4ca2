import { Accordion, Table } from '@croupier/design-system'
import type { FlowStep } from '@croupier/domain/cashbox'
import { useTexts } from '#shared/site/tab.tsx'
import { MoneyText } from '#shared/site/money-text.tsx'
import type { FlowChartProps } from './flow-chart.tsx'
import { formatStep } from './format-step.ts'

/** The same as the chart in figures: the steps in which money moved, the newest first. Folded away at first. */
export function FlowTable({ flow, period, currency }: FlowChartProps) {
  const t = useTexts()
  const rows = flow.steps.filter(({ deposited, withdrawn }) => deposited > 0 || withdrawn > 0).toReversed()
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />
  return (
    <Accordion
      items={[
        {
          id: 'table',
          title: t('profile:flowTable'),
          content: (
            <Table<FlowStep>
              caption={t('profile:flow')}
              rows={rows}
              rowKey={({ from }) => String(from)}
              columns={[
                {
                  id: 'when',
                  header: t('profile:when'),
                  cell: (step) => formatStep(t, period, step),
                  isRowHeader: true,
                },
                { id: 'in', header: t('profile:moneyIn'), cell: ({ deposited }) => money(deposited), align: 'end' },
                { id: 'out', header: t('profile:moneyOut'), cell: ({ withdrawn }) => money(withdrawn), align: 'end' },
              ]}
            />
          ),
        },
      ]}
    />
  )
}
