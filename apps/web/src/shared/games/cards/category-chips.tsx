import { chipStyles } from '@croupier/design-system'
import type { GameCategory } from '@croupier/domain/games'
import { LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryName } from '../category-name.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useTexts } from '../../site/tab.tsx'

export interface CategoryChipsProps {
  readonly label: string
  readonly categories: readonly GameCategory[]
  /** Where a chip leads; null is the one for all. */
  readonly pathOf: (slug: string | null) => string
  /** The name of the chip for all; no such chip without it. */
  readonly all?: string
  /** The page we are on: a slug, null for all; leave it out where no chip is the page itself. */
  readonly current?: string | null
  readonly className?: string
}

/** Categories as links in one line that scrolls sideways; where there is room for all of them at once the rail has them. */
export function CategoryChips({ label, categories, pathOf, all, current, className = '' }: CategoryChipsProps) {
  const t = useTexts()
  const chip = (slug: string | null, name: string, icon: ReactNode) => (
    <li key={slug ?? ''} className="shrink-0">
      <SiteLink
        to={pathOf(slug)}
        aria-current={slug === current ? 'page' : undefined}
        className={chipStyles({ selected: slug === current })}
      >
        {icon}
        {name}
      </SiteLink>
    </li>
  )
  return (
    <nav aria-label={label} className={className}>
      <ul className="-mx-gutter flex gap-2 overflow-x-auto mask-r-from-[calc(100%-3rem)] px-gutter py-1 scrollbar-none">
        {all && chip(null, all, <LayoutGrid aria-hidden />)}
        {categories.map((category) =>
          chip(category.slug, categoryName(category, t), <CategoryIcon category={category} className="size-4.5" />),
        )}
      </ul>
    </nav>
  )
}

/** Holds the place of the chips. */
export function CategoryChipsSkeleton({ className = '' }: Pick<CategoryChipsProps, 'className'>) {
  return <div aria-busy="true" className={`h-12 ${className}`} />
}
