import type { Tournament } from '@croupier/domain/tournaments'
import { TournamentCard, TournamentCardSkeleton } from './tournament-card.tsx'

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'
const SKELETON_CARDS = 3

export interface TournamentCardsProps {
  readonly tournaments: readonly Tournament[]
  /** Among the first pictures of the page. */
  readonly priority?: boolean
  /** Under a heading that says their status. */
  readonly isGrouped?: boolean
}

/** Cards of tournaments, up to three in a row. */
export function TournamentCards({ tournaments, priority = false, isGrouped = false }: TournamentCardsProps) {
  return (
    <ul className={GRID}>
      {tournaments.map((tournament) => (
        <li key={tournament.slug} className="min-w-0">
          <TournamentCard tournament={tournament} priority={priority} isGrouped={isGrouped} />
        </li>
      ))}
    </ul>
  )
}

export function TournamentCardsSkeleton() {
  return (
    <div aria-busy="true" className={GRID}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <TournamentCardSkeleton key={index} />
      ))}
    </div>
  )
}
