import { Spinner } from '@croupier/design-system'
import { chooseProducers, toggled, type FilterCounts, type GameProducer } from '@croupier/domain/games'
import { useState } from 'react'
import { useTexts } from '#shared/site/tab.tsx'
import { FilterGroup, FilterOption } from './filter-group.tsx'
import { StudioSearch } from './studio-search.tsx'

interface StudioFilterProps {
  readonly producers: readonly GameProducer[] | undefined
  readonly chosen: readonly string[]
  readonly counts: FilterCounts | undefined
  readonly onChange: (producers: string[]) => void
}

/** Chooses any number of producers, with a search by the beginning of the name. */
export function StudioFilter({ producers, chosen, counts, onChange }: StudioFilterProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  if (!producers) return <Spinner label={t('game-lists:studios')} />
  const choice = chooseProducers(producers, typed)
  const shown = choice.kind === 'browse' ? producers : choice.producers
  const slugs = producers.map(({ slug }) => slug)
  return (
    <FilterGroup
      label={t('game-lists:studios')}
      before={<StudioSearch value={typed} onValueChange={setTyped} className="mb-3" />}
    >
      {shown.map(({ slug, name }) => (
        <FilterOption
          key={slug}
          isChosen={chosen.includes(slug)}
          count={counts && (counts.producers.get(slug) ?? 0)}
          onToggle={() => onChange(toggled(chosen, slug, slugs))}
        >
          {name}
        </FilterOption>
      ))}
      {shown.length === 0 && <p className="text-sm text-muted">{t('game-lists:noStudio', { query: typed.trim() })}</p>}
    </FilterGroup>
  )
}
