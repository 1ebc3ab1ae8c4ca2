import { Button, Sheet } from '@croupier/design-system'
import {
  GAME_BADGES,
  GAME_SORTS,
  GAME_TRAITS,
  partsOf,
  toggled,
  WHOLE_CATALOGUE,
  type GameFilter,
} from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { categoryName } from '#shared/games/category-name.ts'
import { BADGE_NAMES } from '#shared/games/badge-names.ts'
import { gamesPath } from '#shared/games/games-address.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { FilterGroup, FilterOption } from './filter-group.tsx'
import { sortName, TRAIT_NAMES } from './filter-words.ts'
import { StudioFilter } from './studio-filter.tsx'

export interface FilterSheetProps {
  readonly open: boolean
  readonly filter: GameFilter
  readonly onClose: () => void
}

/** All filters with the number of matching games. Changes apply on submit. */
export const FilterSheet = observer(function FilterSheet({ open, filter, onClose }: FilterSheetProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { games } = useSite()
  const [draft, setDraft] = useState(filter)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filter)
  }

  const own = useTab().ownGames.favourites?.slugs
  const counts = open ? games.counts(draft, own ?? []) : undefined
  const traits = GAME_TRAITS.filter((trait) => counts?.traits.has(trait) || draft.traits.includes(trait))
  const change = (part: Partial<GameFilter>) => setDraft({ ...draft, ...part })
  const apply = () => {
    onClose()
    void navigate(gamesPath(draft))
  }
  return (
    <Sheet
      open={open}
      title={t('game-lists:filters')}
      closeLabel={t('game-lists:close')}
      onClose={onClose}
      size="lg"
      footer={
        <>
          {partsOf(draft).length > 0 && (
            <Button intent="ghost" onClick={() => setDraft(WHOLE_CATALOGUE)}>
              {t('game-lists:clearFilters')}
            </Button>
          )}
          <Button intent="primary" onClick={apply}>
            {counts ? t('game-lists:showFound', { count: counts.total }) : t('game-lists:applyFilters')}
          </Button>
        </>
      }
    >
      <output className="sr-only">{counts && t('games:count', { count: counts.total })}</output>
      <FilterGroup label={t('game-lists:features')}>
        {GAME_BADGES.map((badge) => (
          <FilterOption
            key={badge}
            isChosen={draft.badges.includes(badge)}
            count={counts && (counts.badges.get(badge) ?? 0)}
            onToggle={() => change({ badges: toggled(draft.badges, badge, GAME_BADGES) })}
          >
            {t(BADGE_NAMES[badge])}
          </FilterOption>
        ))}
        <FilterOption
          isChosen={draft.favourites}
          count={own?.length}
          onToggle={() => change({ favourites: !draft.favourites })}
        >
          {t('games:favourites')}
        </FilterOption>
        <FilterOption isChosen={draft.demo} count={counts?.demo} onToggle={() => change({ demo: !draft.demo })}>
          {t('game-lists:demoOnly')}
        </FilterOption>
      </FilterGroup>
      {traits.length > 0 && (
        <FilterGroup label={t('game-lists:howTheyPay')}>
          {traits.map((trait) => (
            <FilterOption
              key={trait}
              isChosen={draft.traits.includes(trait)}
              count={counts?.traits.get(trait)}
              onToggle={() => change({ traits: toggled(draft.traits, trait, GAME_TRAITS) })}
            >
              {t(TRAIT_NAMES[trait])}
            </FilterOption>
          ))}
        </FilterGroup>
      )}
      <FilterGroup label={t('game-lists:filterByCategory')}>
        {(games.categories.value ?? []).map((category) => (
          <FilterOption
            key={category.slug}
            isChosen={draft.category === category.slug}
            count={counts && (counts.categories.get(category.slug) ?? 0)}
            onToggle={() => change({ category: draft.category === category.slug ? null : category.slug })}
          >
            {categoryName(category, t)}
          </FilterOption>
        ))}
      </FilterGroup>
      <FilterGroup label={t('game-lists:sort')}>
        {GAME_SORTS.map((sort) => (
          <FilterOption key={sort} isChosen={draft.sort === sort} onToggle={() => change({ sort })}>
            {sortName(sort, draft, t)}
          </FilterOption>
        ))}
      </FilterGroup>
      <StudioFilter
        producers={open ? games.producers.value : undefined}
        chosen={draft.producers}
        counts={counts}
        onChange={(producers) => change({ producers })}
      />
    </Sheet>
  )
})
