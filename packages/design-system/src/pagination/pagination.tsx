import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { pageSteps } from './page-steps.ts'

export interface PaginationProps {
  label: string
  page: number
  /** Number of pages; below 2 nothing renders. */
  count: number
  texts: { previous: string; next: string; page: (page: number) => string }
  /** Makes the steps links, which work before hydration. Default: buttons. */
  href?: ((page: number) => string) | undefined
  onPageChange?: ((page: number) => void) | undefined
  className?: string | undefined
}

const STEP =
  'inline-flex h-10 min-w-10 pointer-coarse:h-11 pointer-coarse:min-w-11 items-center justify-center rounded-control px-2 text-sm font-medium tabular-nums transition-colors duration-fast [&_svg]:size-5 [&_svg]:stroke-[1.75]'

/**
 * Page steps; on phones only back, forward and the current page.
 *
 * @use A history in which a player looks for a place.
 * @avoid Lists that are read on: `LoadMore`.
 * @key Enter: opens the page in focus.
 */
export function Pagination({ label, page, count, texts, href, onPageChange, className }: PaginationProps) {
  if (count < 2) return null
  const step = (to: number, content: ReactNode, options: { name?: string; className?: string } = {}) => (
    <PageStepControl
      to={to >= 1 && to <= count ? to : null}
      isCurrent={to === page}
      name={options.name ?? texts.page(to)}
      href={href}
      onPageChange={onPageChange}
      className={options.className}
    >
      {content}
    </PageStepControl>
  )
  return (
    <nav aria-label={label} data-slot="pagination" className={clsx('@container/pages', className)}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(page - 1, <ChevronLeft aria-hidden="true" />, { name: texts.previous })}</li>
        <li aria-hidden="true" className="px-3 text-sm text-body tabular-nums @min-[440px]/pages:hidden">
          {page} / {count}
        </li>
        {pageSteps(page, count).map((to, at) => (
          <li key={to === 'gap' ? `gap-${at}` : to} className="@max-[439px]/pages:hidden">
            {to === 'gap' ? (
              <span aria-hidden="true" className={clsx(STEP, 'text-muted')}>
                …
              </span>
            ) : (
              step(to, to)
            )}
          </li>
        ))}
        <li>{step(page + 1, <ChevronRight aria-hidden="true" />, { name: texts.next })}</li>
      </ul>
    </nav>
  )
}

interface PageStepControlProps extends Pick<PaginationProps, 'href' | 'onPageChange'> {
  to: number | null
  isCurrent: boolean
  name: string
  className?: string | undefined
  children: ReactNode
}

function PageStepControl({ to, isCurrent, name, href, onPageChange, className, children }: PageStepControlProps) {
  const shared = {
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: clsx(
      STEP,
      isCurrent ? 'lit bg-raised text-strong shadow-card' : 'text-muted hover:bg-raised hover:text-strong',
      to === null && 'pointer-events-none opacity-40',
      className,
    ),
  }
  // aria-disabled instead of disabled: keeps focus at the last page.
  const press = (event: MouseEvent) => {
    if (to === null) event.preventDefault()
    else if (!isCurrent) onPageChange?.(to)
  }
  if (href && to !== null) {
    return (
      <a {...shared} href={href(to)} onClick={press}>
        {children}
      </a>
    )
  }
  return (
    <button {...shared} type="button" aria-disabled={to === null || undefined} onClick={press}>
      {children}
    </button>
  )
}
