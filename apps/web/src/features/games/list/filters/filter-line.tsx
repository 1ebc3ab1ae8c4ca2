import { chipStyles, linkStyles } from '@croupier/design-system'
import {
  GAME_BADGES,
  GAME_SORTS,
  partsOf,
  toggled,
  WHOLE_CATALOGUE,
  without,
  type GameBadge,
  type GameFilter,
} from '@croupier/domain/games'
import { Check, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { BADGE_NAMES } from '#shared/games/badge-names.ts'
import { gamesPath, isPlainList } from '#shared/games/games-address.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { partName, sortName } from './filter-words.ts'

export interface FilterLineProps {
  readonly filter: GameFilter
  readonly withoutBadge?: GameBadge | undefined
}

/** Badges and sort orders as links, so that they work without script. Phones use the filter sheet. */
export function FilterLine({ filter, withoutBadge }: FilterLineProps) {
  const t = useTexts()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3 max-md:hidden">
      <ul aria-label={t('game-lists:features')} className="contents">
        {GAME_BADGES.filter((badge) => badge !== withoutBadge).map((badge) => (
          <Choice
            key={badge}
            isChosen={filter.badges.includes(badge)}
            path={gamesPath({ ...filter, badges: toggled(filter.badges, badge, GAME_BADGES) })}
          >
            {t(BADGE_NAMES[badge])}
          </Choice>
        ))}
        <Choice isChosen={filter.favourites} path={gamesPath({ ...filter, favourites: !filter.favourites })}>
          {t('games:favourites')}
        </Choice>
        <Choice isChosen={filter.demo} path={gamesPath({ ...filter, demo: !filter.demo })}>
          {t('game-lists:demoOnly')}
        </Choice>
      </ul>
      <ul aria-label={t('game-lists:sort')} className="ms-auto flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {GAME_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              savePosition
              to={gamesPath({ ...filter, sort })}
              aria-current={sort === filter.sort || undefined}
              className="inline-flex min-h-8 items-center text-muted transition-colors duration-fast hover:text-strong aria-[current]:font-semibold aria-[current]:text-strong"
            >
              {sortName(sort, filter, t)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly path: string
  readonly children: ReactNode
}

function Choice({ isChosen, path, children }: ChoiceProps) {
  return (
    <li>
      <Link
        savePosition
        to={path}
        aria-current={isChosen || undefined}
        className={chipStyles({ selected: isChosen, size: 'sm' })}
      >
        {isChosen && <Check aria-hidden />}
        {children}
      </Link>
    </li>
  )
}

/** The chosen filters, each with a link that removes it. Renders nothing for an unfiltered list. */
export const ChosenFilters = observer(function ChosenFilters({ filter }: Pick<FilterLineProps, 'filter'>) {
  const t = useTexts()
  const site = useSite()
  if (isPlainList(filter)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul aria-label={t('game-lists:chosen')} className="contents">
        {partsOf(filter).map((part) => {
          const name = partName(part, site, t)
          return (
            <li key={`${part.kind} ${'value' in part ? part.value : ''}`} className="min-w-0">
              <Link
                savePosition
                to={gamesPath(without(filter, part))}
                aria-label={t('game-lists:removeFilter', { filter: name })}
                className={chipStyles({ selected: true, size: 'sm', className: 'max-w-full' })}
              >
                <span className="truncate">{name}</span>
                <X aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
      <Link savePosition to={gamesPath(WHOLE_CATALOGUE)} className={`ms-2 ${linkStyles({ tone: 'quiet' })}`}>
        {t('game-lists:clearFilters')}
      </Link>
    </div>
  )
})
