import { partsOf, without, type GameFilter } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { BrandArt } from '#shared/site/brand-art.tsx'
import { gamesPath } from '#shared/games/games-address.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { partName } from './filters/filter-words.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { NothingHere } from '#shared/site/nothing-here.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'

export interface NoMatchProps {
  readonly filter: GameFilter
  readonly own: readonly string[]
}

/** No game matches: links that each remove one filter, the one with the most results first once counts are known. */
export const NoMatch = observer(function NoMatch({ filter, own }: NoMatchProps) {
  const t = useTexts()
  const site = useSite()
  // The server has no catalogue to count in: count after hydration.
  const [isCounted, setCounted] = useState(false)
  useEffect(() => setCounted(true), [])
  const parts = partsOf(filter)
  const isOnlySearched = parts.length === 1 && filter.query !== ''
  const links = parts.map((part) => {
    const looser = without(filter, part)
    return {
      name: partName(part, site, t),
      path: gamesPath(looser),
      count: isCounted ? site.games.counts(looser, own)?.total : undefined,
    }
  })
  const shown = links.some(({ count }) => count !== undefined && count > 0)
    ? links.filter(({ count }) => count !== 0).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    : links
  return (
    <NothingHere
      picture={<BrandArt name="notFound" />}
      title={isOnlySearched ? t('search:nothing', { query: filter.query }) : t('game-lists:noMatch')}
      text={isOnlySearched ? undefined : t('game-lists:noMatchText')}
      action={
        <ul className="flex max-w-full flex-wrap justify-center gap-3">
          {shown.map(({ name, path, count }) => (
            <li key={path} className="max-w-full min-w-0">
              <ButtonLink to={path} className="max-w-full">
                <span className="truncate">{t('game-lists:withoutFilter', { filter: name })}</span>
                {count !== undefined && count > 0 && (
                  <span className="font-normal text-muted tabular-nums">{formatNumber(t.languageTag, count)}</span>
                )}
              </ButtonLink>
            </li>
          ))}
        </ul>
      }
    />
  )
})
