import { cardStyles } from '@croupier/design-system'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { GameCard, GameCardSkeleton } from '#shared/games/cards/game-card.tsx'
import { tournamentGamesPath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { FirstGamesView } from '#shared/events/first-games-view.tsx'
import { Section } from '#shared/events/section.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { createTournamentGames, FIRST_TOURNAMENT_GAMES } from '@croupier/domain/parts'

/** Five cards and the way to all games fill rows of 2, 3 and 6. */
const GRID = 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 md:gap-y-7 lg:grid-cols-6 lg:gap-x-5'

export interface GamesSectionProps {
  readonly slug: string
  readonly isOver: boolean
}

/** The first games in which bets count, and the way to all of them. A board's event changes nothing here. */
export const GamesSection = memo(function GamesSection({ slug, isOver }: GamesSectionProps) {
  const t = useTexts()
  const title = t('tournament:games')
  return (
    <FirstGamesView
      games={useSite().part(createTournamentGames).first(slug)}
      count={FIRST_TOURNAMENT_GAMES}
      title={title}
      failure={t('tournament:gamesFailed')}
      skeleton={
        <div className={GRID} aria-hidden="true">
          {Array.from({ length: FIRST_TOURNAMENT_GAMES }, (_, index) => (
            <div key={index}>
              <GameCardSkeleton />
            </div>
          ))}
        </div>
      }
    >
      {({ games, total, hasMore }) => (
        <Section title={title} note={isOver ? undefined : t('tournament:gamesNote')}>
          <ul aria-label={title} className={GRID}>
            {games.map((game) => (
              <li key={game.slug}>
                <GameCard game={game} />
              </li>
            ))}
            {hasMore && (
              <li>
                <AllGames slug={slug} total={total} />
              </li>
            )}
          </ul>
        </Section>
      )}
    </FirstGamesView>
  )
})

/** In place of a sixth card. */
function AllGames({ slug, total }: { readonly slug: string; readonly total: number | null }) {
  const t = useTexts()
  return (
    <Link
      to={tournamentGamesPath(slug)}
      className={`${cardStyles({ padding: 'sm', interactive: true })} grid aspect-3/4 place-content-center justify-items-center gap-2 text-center font-semibold text-strong`}
    >
      {total === null ? t('games:allGames') : t('tournament:allGames', { count: total })}
      <ChevronRight aria-hidden className="size-5" />
    </Link>
  )
}
