import { Chip } from '@croupier/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'

interface FilterGroupProps {
  readonly label: string
  readonly before?: ReactNode
  readonly children: ReactNode
}

export function FilterGroup({ label, before, children }: FilterGroupProps) {
  return (
    <fieldset className="mt-6 min-w-0 first:mt-0">
      <legend className="mb-3 text-sm font-semibold text-muted">{label}</legend>
      {before}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

interface FilterOptionProps {
  readonly isChosen: boolean
  /** Number of matching games. An option with 0 is disabled. */
  readonly count?: number | undefined
  readonly onToggle: () => void
  readonly children: ReactNode
}

export function FilterOption({ isChosen, count, onToggle, children }: FilterOptionProps) {
  const { languageTag } = useTexts()
  const shown = count === undefined ? undefined : formatNumber(languageTag, count)
  return (
    <Chip selected={isChosen} count={shown} disabled={count === 0 && !isChosen} onClick={onToggle}>
      {children}
    </Chip>
  )
}
