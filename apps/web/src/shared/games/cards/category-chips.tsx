import { chipStyles, revealsFocus } from '@croupier/design-system'
import type { GameCategory } from '@croupier/domain/games'
import { LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryName } from '../category-name.ts'
import { Link } from '../../navigation/link.tsx'
import { useTexts } from '../../site/tab.tsx'

export interface CategoryChipsProps {
  readonly label: string
  readonly categories: readonly GameCategory[]
  readonly pathOf: (slug: string | null) => string
  /** Label of the "all" chip; absent: no such chip. */
  readonly all?: string
  /** Slug of the current page, null for all; omit if no chip is current. */
  readonly current?: string | null
  readonly className?: string
}

/** Category links in one scrollable row. */
export function CategoryChips({ label, categories, pathOf, all, current, className = '' }: CategoryChipsProps) {
  const t = useTexts()
  const chip = (slug: string | null, name: string, icon: ReactNode) => (
    <li key={slug ?? ''} className="shrink-0">
      <Link
        to={pathOf(slug)}
        aria-current={slug === current ? 'page' : undefined}
        className={chipStyles({ selected: slug === current })}
      >
        {icon}
        {name}
      </Link>
    </li>
  )
  return (
    <nav aria-label={label} className={className}>
      <ul
        ref={revealsFocus}
        className="-mx-gutter flex gap-2 overflow-x-auto mask-[linear-gradient(var(--fade-towards,to_right),#000_calc(100%-3rem),transparent)] rtl:[--fade-towards:to_left] px-gutter py-1 scrollbar-none scroll-ps-gutter scroll-pe-12"
      >
        {all && chip(null, all, <LayoutGrid aria-hidden />)}
        {categories.map((category) =>
          chip(category.slug, categoryName(category, t), <CategoryIcon category={category} className="size-4.5" />),
        )}
      </ul>
    </nav>
  )
}

export function CategoryChipsSkeleton({ className = '' }: Pick<CategoryChipsProps, 'className'>) {
  return <div aria-busy="true" className={`h-12 ${className}`} />
}
