import { FIRST_PROMOTION_GAMES, type Promotion } from '@croupier/domain/promotions'
import { GameGrid } from '../../../../shared/games/list/game-grid.tsx'
import { LoadFailure } from '../../../../shared/loading/load-failure.tsx'
import { ResourceView } from '../../../../shared/loading/resource-view.tsx'
import { promoGamesPath } from '../../../../shared/navigation/addresses.ts'
import { Section } from '../../../../shared/promotions/section.tsx'
import { AllLink } from '../../../../shared/site/all-link.tsx'
import { useSite, useTexts } from '../../../../shared/site/tab.tsx'
import { promotionGames } from '../promotion-pages.ts'

/** The first games of a promotion, and the way to all of them. */
export function GamesSection({ promotion }: { readonly promotion: Promotion }) {
  const t = useTexts()
  const games = useSite().part(promotionGames).first(promotion.slug)
  const title = t('promotion:games')
  const skeleton = (
    <Section title={title}>
      <GameGrid games={[]} awaited={FIRST_PROMOTION_GAMES} label={title} isSix />
    </Section>
  )
  return (
    <ResourceView
      resource={games}
      skeleton={<div aria-busy="true">{skeleton}</div>}
      failed={(retry) => (
        <LoadFailure text={t('promotion:gamesFailed')} onRetry={retry}>
          {skeleton}
        </LoadFailure>
      )}
    >
      {(first) =>
        first.games.length > 0 && (
          <Section
            title={title}
            note={t('promotion:gamesNote')}
            action={
              hasMore(first) && (
                <AllLink to={promoGamesPath(promotion.slug)}>
                  {first.total === null ? t('games:allGames') : t('promotion:allGames', { count: first.total })}
                </AllLink>
              )
            }
          >
            <GameGrid games={first.games} label={title} isSix={first.games.length === FIRST_PROMOTION_GAMES} />
          </Section>
        )
      }
    </ResourceView>
  )
}

/** A platform that tells no number may have more than fit here. */
const hasMore = ({ games, total }: { readonly games: readonly unknown[]; readonly total: number | null }): boolean =>
  total === null ? games.length >= FIRST_PROMOTION_GAMES : total > games.length
