import { Button, Chip, SelectField } from '@croupier/design-system'
import { TRANSACTION_STATUSES } from '@croupier/domain/core'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { formatStatus } from '../cashbox-texts.ts'
import { DayRange } from './day-range.tsx'
import { filterCount, type HistoryFields } from './history-address.ts'

export interface HistoryFiltersProps {
  readonly fields: HistoryFields
  readonly onChange: (fields: HistoryFields) => void
}

/** Filters by type, state and time. Phones fold state and time away. */
export function HistoryFilters({ fields, onChange }: HistoryFiltersProps) {
  const t = useTexts()
  const { type, status } = fields
  const id = useId()
  const count = filterCount(fields)
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-1.5">
        <fieldset aria-label={t('cashbox:whatToShow')} className="flex flex-wrap gap-1.5">
          <Chip selected={type === 'deposit'} onClick={() => onChange({ ...fields, type: 'deposit' })}>
            {t('cashbox:deposits')}
          </Chip>
          <Chip selected={type === 'payout'} onClick={() => onChange({ ...fields, type: 'payout' })}>
            {t('cashbox:withdrawals')}
          </Chip>
        </fieldset>
        <Button
          intent="ghost"
          size="sm"
          className="-me-2 px-2! sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? t('cashbox:filtersSet', { number: count }) : t('cashbox:filters')}
        </Button>
      </div>
      <div
        id={id}
        className={`grid items-start gap-4 min-[400px]:grid-cols-2 sm:grid-cols-3 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <SelectField
          className="min-[400px]:max-sm:col-span-2"
          label={t('cashbox:state')}
          options={[
            { value: '', label: t('cashbox:anyState') },
            ...TRANSACTION_STATUSES.map((one) => ({ value: one, label: formatStatus(t, { type, status: one }) })),
          ]}
          value={status ?? ''}
          onValueChange={(value) =>
            onChange({ ...fields, status: TRANSACTION_STATUSES.find((one) => one === value) ?? null })
          }
        />
        <DayRange days={fields} onChange={(days) => onChange({ ...fields, ...days })} />
      </div>
    </div>
  )
}
