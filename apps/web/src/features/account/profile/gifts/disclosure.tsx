import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#shared/texts/format-number.ts'
import { useTexts } from '#shared/site/tab.tsx'

export interface DisclosureProps {
  readonly title: string
  /** How many entries it holds. */
  readonly count: number
  readonly children: ReactNode
}

/** A line of a gift's card that opens what it holds; works before hydration. */
export function Disclosure({ title, count, children }: DisclosureProps) {
  const { languageTag } = useTexts()
  return (
    <details className="group/more min-w-0">
      <summary className="inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-mark text-sm font-medium text-body transition-colors duration-fast hover:text-strong [&::-webkit-details-marker]:hidden">
        {title}
        <span className="text-muted tabular-nums">{formatNumber(languageTag, count)}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 stroke-[1.75] text-muted transition-[rotate] duration-base ease-out group-open/more:rotate-180"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
