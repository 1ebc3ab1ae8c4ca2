import { ChevronDown } from 'lucide-react'
import type { ReactEventHandler, ReactNode, Ref } from 'react'
import { useTexts } from '../site/tab.tsx'
import { formatNumber } from '../texts/format-number.ts'

const TONES = {
  body: 'font-medium text-body hover:text-strong',
  muted: 'text-muted hover:text-strong',
  info: 'font-semibold text-info',
} as const

export interface DisclosureProps {
  readonly ref?: Ref<HTMLDetailsElement>
  readonly title: string
  /** The accessible name, where the title alone does not say what opens. */
  readonly label?: string
  /** How many entries it holds. */
  readonly count?: number
  readonly tone?: keyof typeof TONES
  readonly className?: string
  readonly onToggle?: ReactEventHandler<HTMLDetailsElement>
  readonly children: ReactNode
}

/** A line that opens what it holds; works before hydration. */
export function Disclosure({
  title,
  label,
  count,
  tone = 'body',
  className = 'min-w-0',
  children,
  ...details
}: DisclosureProps) {
  const { languageTag } = useTexts()
  return (
    <details className={`group/more ${className}`} {...details}>
      <summary
        aria-label={label}
        className={`inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-mark text-sm transition-colors duration-fast [&::-webkit-details-marker]:hidden ${TONES[tone]}`}
      >
        {title}
        {count !== undefined && <span className="text-muted tabular-nums">{formatNumber(languageTag, count)}</span>}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 stroke-[1.75] transition-[rotate] duration-base ease-out group-open/more:rotate-180"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
