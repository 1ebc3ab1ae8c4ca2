import { VirtualGrid } from '@croupier/design-system'
import type { Game, GameBadge } from '@croupier/domain/games'
import { GameCard, GameCardSkeleton } from '../cards/game-card.tsx'

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 md:gap-y-7 lg:grid-cols-6 lg:gap-x-5'

export interface GameGridProps {
  readonly games: readonly Game[]
  readonly awaited?: number
  /** Number of cards to render on the server, if more than the default. */
  readonly initial?: number | undefined
  readonly withoutBadge?: GameBadge | undefined
  readonly label: string
  /** Only six games: in three columns where four would leave a gap. */
  readonly isSix?: boolean
}

/** Cards in 2, 3, 4 or 6 columns. A long list keeps only cards near the viewport in the document. */
export function GameGrid({ games, awaited, initial, withoutBadge, label, isSix = false }: GameGridProps) {
  return (
    <VirtualGrid
      label={label}
      items={games}
      itemKey={slugOf}
      renderItem={(game) => <GameCard game={game} withoutBadge={withoutBadge} />}
      awaited={awaited}
      initial={initial}
      renderAwaited={skeleton}
      className={isSix ? GRID : `${GRID} md:grid-cols-4`}
    />
  )
}

const slugOf = ({ slug }: Game) => slug
const skeleton = () => <GameCardSkeleton />
