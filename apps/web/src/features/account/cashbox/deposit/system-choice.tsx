import { Button, RadioGroup, type RadioOption } from '@croupier/design-system'
import type { AmountLimits, MoneySystem } from '@croupier/domain/cashbox'
import { ChevronDown, CreditCard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { formatLimits, systemName } from '../cashbox-texts.ts'

export interface SystemChoiceProps<S extends MoneySystem> {
  readonly label: string
  readonly moreLabel: (count: number) => string
  readonly first: readonly S[]
  readonly more: readonly S[]
  readonly chosen: number | null
  readonly onChoose: (key: number) => void
  readonly limitsOf: (system: S) => AmountLimits
  readonly currency: string
}

export function SystemChoice<S extends MoneySystem>(props: SystemChoiceProps<S>) {
  const { label, moreLabel, first, more, chosen, onChoose, limitsOf, currency } = props
  const t = useTexts()
  const [isExpanded, setExpanded] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // Focus the first added option, because the "more" button is gone.
  useEffect(() => {
    if (isExpanded) place.current?.querySelectorAll('input')[first.length]?.focus()
  }, [isExpanded, first.length])
  const isOpen = isExpanded || more.some(({ key }) => key === chosen)
  const option = (system: S): RadioOption => {
    const limits = formatLimits(t, 'cashbox:limitsRange', limitsOf(system), currency)
    return {
      value: String(system.key),
      label: <span className="font-medium text-strong">{systemName(t, system)}</span>,
      hint: limits && <span className="tabular-nums">{limits}</span>,
      media: system.image ? (
        <img
          {...pictureSources(system.image, 'mark')}
          alt=""
          width="56"
          height="36"
          className="h-9 w-14 rounded-mark object-contain"
        />
      ) : (
        <CreditCard aria-hidden className="size-9 stroke-[1.5]" />
      ),
    }
  }
  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <RadioGroup
        label={label}
        look="cards"
        options={[...first, ...(isOpen ? more : [])].map(option)}
        value={chosen === null ? undefined : String(chosen)}
        onValueChange={(key) => onChoose(Number(key))}
      />
      {more.length > 0 && !isOpen && (
        <Button intent="ghost" size="sm" className="-ms-3.5 justify-self-start" onClick={() => setExpanded(true)}>
          {moreLabel(more.length)}
          <ChevronDown aria-hidden />
        </Button>
      )}
    </div>
  )
}
