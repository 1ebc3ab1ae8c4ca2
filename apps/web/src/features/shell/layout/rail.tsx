import { IconButton } from '@croupier/design-system'
import { House, LayoutGrid, PanelLeftClose, PanelLeftOpen, Ticket, Trophy } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { NavigationLink } from '#shared/navigation/link.tsx'
import { categoryPath, PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { CategoryIcon } from '#shared/games/category-icon.tsx'
import { categoryName } from '#shared/games/category-name.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'

export const Rail = observer(function Rail() {
  const t = useTexts()
  const { games } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const Toggle = isOpen ? PanelLeftClose : PanelLeftOpen
  return (
    <nav
      data-slot="rail"
      aria-label={t('layout:categories')}
      data-open={isOpen || undefined}
      className="group/rail sticky top-(--under-menu-top) hidden h-[calc(100dvh-var(--under-menu-top))] w-20 shrink-0 flex-col overflow-y-auto overscroll-contain px-3 py-4 transition-[width] duration-base scrollbar-none data-open:w-60 md:flex print:hidden!"
    >
      <div className="mb-2 flex justify-center group-data-open/rail:justify-end">
        <IconButton
          label={t(isOpen ? 'layout:collapseRail' : 'layout:expandRail')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Toggle aria-hidden />
        </IconButton>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <RailLink to="/" name={t('layout:lobby')} icon={<House aria-hidden />} />
        <RailLink to={PROMO_PATH} name={t('layout:promotions')} icon={<Ticket aria-hidden />} within />
        <RailLink to={TOURNAMENTS_PATH} name={t('layout:tournaments')} icon={<Trophy aria-hidden />} within />
        <RailLink to="/games" name={t('layout:games')} icon={<LayoutGrid aria-hidden />} />
        {(games.categories.value ?? []).map((category) => (
          <RailLink
            key={category.slug}
            to={categoryPath(category.slug)}
            name={categoryName(category, t)}
            icon={<CategoryIcon category={category} className="size-6" />}
          />
        ))}
      </ul>
    </nav>
  )
})

interface RailLinkProps {
  readonly to: string
  readonly name: string
  readonly icon: ReactNode
  /** Current on the pages below it too. */
  readonly within?: boolean
}

function RailLink({ to, name, icon, within = false }: RailLinkProps) {
  return (
    <li>
      <NavigationLink
        to={to}
        within={within}
        title={name}
        className="flex h-12 items-center gap-3 rounded-control px-4 text-sm text-muted transition-colors duration-fast hover:bg-surface hover:text-strong aria-[current=page]:bg-raised aria-[current=page]:text-strong"
      >
        <span className="grid size-6 shrink-0 place-items-center">{icon}</span>
        <span className="sr-only group-data-open/rail:not-sr-only group-data-open/rail:truncate">{name}</span>
      </NavigationLink>
    </li>
  )
}
