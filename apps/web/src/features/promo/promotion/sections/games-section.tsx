import type { Promotion } from '@croupier/domain/promotions'
import { GameGrid } from '#shared/games/list/game-grid.tsx'
import { promoGamesPath } from '#shared/navigation/addresses.ts'
import { FirstGamesView } from '#shared/events/first-games-view.tsx'
import { Section } from '#shared/events/section.tsx'
import { AllLink } from '#shared/sections/all-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { createPromotionGames, FIRST_PROMOTION_GAMES } from '@croupier/domain/parts'

/** The first games of a promotion, and the way to all of them. */
export function GamesSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const title = t('promotion:games')
  return (
    <FirstGamesView
      games={useSite().part(createPromotionGames).first(promotion.slug)}
      count={FIRST_PROMOTION_GAMES}
      title={title}
      failure={t('promotion:gamesFailed')}
      skeleton={<GameGrid games={[]} awaited={FIRST_PROMOTION_GAMES} label={title} isSix />}
    >
      {({ games, total, hasMore }) => (
        <Section
          title={title}
          note={t('promotion:gamesNote')}
          action={
            hasMore && (
              <AllLink to={promoGamesPath(promotion.slug)}>
                {total === null ? t('games:allGames') : t('promotion:allGames', { count: total })}
              </AllLink>
            )
          }
        >
          <GameGrid games={games} label={title} isSix={games.length === FIRST_PROMOTION_GAMES} />
        </Section>
      )}
    </FirstGamesView>
  )
}
