import type { Game, GameBadge } from '@croupier/domain/games'
import type { ReactNode } from 'react'
import { GameCard, GameCardSkeleton } from '../../shared/game-card.tsx'
import { useGridWindow } from './use-grid-window.ts'

const GRID =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 md:grid-cols-4 md:gap-y-7 lg:grid-cols-6 lg:gap-x-5'

export interface GameGridProps {
  readonly games: readonly Game[]
  /** Cards on their way, after the last: drawn as skeletons. */
  readonly awaited?: number
  /** A mark that all of them have. */
  readonly withoutBadge?: GameBadge | undefined
  /** Name of the list. */
  readonly label: string
}

/** Cards in 2, 3, 4 or 6 columns; of a long list only those near the screen are in the document. */
export function GameGrid({ games, awaited = 0, withoutBadge, label }: GameGridProps) {
  const { list, before, after, first, last } = useGridWindow(games.length)
  const isPart = last - first < games.length
  return (
    <ul ref={list} aria-label={label} className={GRID}>
      {first > 0 && <li ref={before} aria-hidden className="col-span-full" />}
      {games.slice(first, last).map((game, index) => (
        <li
          key={game.slug}
          data-card=""
          aria-setsize={isPart ? games.length : undefined}
          aria-posinset={isPart ? first + index + 1 : undefined}
        >
          <GameCard game={game} withoutBadge={withoutBadge} />
        </li>
      ))}
      {last < games.length && <li ref={after} aria-hidden className="col-span-full" />}
      {last === games.length && placeholders(awaited)}
    </ul>
  )
}

function placeholders(count: number): ReactNode[] {
  return Array.from({ length: count }, (_, index) => (
    <li key={`awaited-${index}`} aria-hidden>
      <GameCardSkeleton />
    </li>
  ))
}
