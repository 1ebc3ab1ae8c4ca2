import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export interface AccordionItem {
  id: string
  title: ReactNode
  aside?: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** `id`s of the items open at first. Default none. */
  open?: readonly string[] | undefined
  exclusive?: boolean | undefined
  level?: 2 | 3 | 4 | undefined
  onToggle?: ((id: string, isOpen: boolean) => void) | undefined
  className?: string | undefined
}

/**
 * Collapsible `details` sections: they work before hydration, are found by the browser's search, and print.
 *
 * @use Questions and answers, rules: long texts that are read one at a time.
 * @avoid Texts that every visitor needs, or parts of a form: show them.
 * @key Enter, Space: opens or closes the section in focus.
 */
export function Accordion({ items, open = [], exclusive = false, level = 3, onToggle, className }: AccordionProps) {
  const group = useId()
  const Heading = `h${level}` as const
  return (
    <div data-slot="accordion" className={clsx('grid gap-2', className)}>
      {items.map(({ id, title, aside, content }) => (
        <details
          key={id}
          name={exclusive ? group : undefined}
          open={open.includes(id)}
          data-slot="accordion-item"
          className="group/item lit rounded-card bg-surface shadow-card"
          onToggle={(event) => onToggle?.(id, event.currentTarget.open)}
        >
          <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3.5 text-strong transition-colors duration-fast hover:bg-raised focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
              <Heading className="min-w-0 grow font-medium wrap-anywhere">{title}</Heading>
              {aside === undefined ? null : <span className="shrink-0 text-sm text-muted tabular-nums">{aside}</span>}
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 stroke-[1.75] text-muted transition-[rotate] duration-base ease-out group-open/item:rotate-180"
            />
          </summary>
          <div className="px-5 pt-1 pb-5 text-body">{content}</div>
        </details>
      ))}
    </div>
  )
}
