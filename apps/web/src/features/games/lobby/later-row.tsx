import { Row, Skeleton } from '@croupier/design-system'
import { useRef } from 'react'
import { categoryPath, gamePath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { categoryName } from '#shared/games/category-name.ts'
import { AllLink } from '#shared/sections/all-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { cardShape, CategoryRow, rowStyle, type CategoryRowProps } from './game-row.tsx'
import { useNear } from './use-near.ts'

/**
 * A row below the first ones (`FIRST_ROWS`): its games are read and drawn when it comes near the view, as most visitors do not
 * scroll that far. Until then it has its heading and its height, and without JavaScript links to its games.
 */
export function LaterRow({ category, kind }: CategoryRowProps) {
  const place = useRef<HTMLDivElement>(null)
  const isLoaded = useSite().games.loadedRow(category.slug) !== undefined
  const isNear = useNear(place, { isLoaded, windows: 1 })
  if (isNear) return <CategoryRow category={category} kind={kind} />
  return (
    <div ref={place}>
      <WaitingRow category={category} kind={kind} />
    </div>
  )
}

/** As high as the row will be, in few elements: one place of a card, without arrows. */
function WaitingRow({ category, kind }: CategoryRowProps) {
  const shape = cardShape(kind)
  const t = useTexts()
  const { games } = useSite()
  const name = categoryName(category, t)
  const { slug, gamesCount } = category
  return (
    <>
      <Row
        title={name}
        item={shape}
        className={`game-row game-row-waiting ${rowStyle(kind)}`}
        action={
          <AllLink to={categoryPath(slug)} of={name}>
            {gamesCount === null ? t('games:allGames') : t('lobby:all', { number: gamesCount })}
          </AllLink>
        }
      >
        <span className="game-card noscript:hidden print:hidden" data-shape={shape} aria-hidden>
          {/* Still: it waits for as long as the page stands, out of view. */}
          <Skeleton ratio={shape} className="animate-none!" />
          <span className="game-card-name">&nbsp;</span>
          <span className="game-card-studio">&nbsp;</span>
        </span>
      </Row>
      <NamesWithoutScript of={games.loadedRow(slug) ?? []} to={gamePath} />
    </>
  )
}

export interface NamesWithoutScriptProps {
  readonly of: readonly { readonly slug: string; readonly name: string }[]
  readonly to: (slug: string) => string
}

/** What search engines and visitors without JavaScript have of a row: in the browser React draws nothing in a `noscript`. */
export function NamesWithoutScript({ of, to }: NamesWithoutScriptProps) {
  return (
    <noscript>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {of.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={to(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
