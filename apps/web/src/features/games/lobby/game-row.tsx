import type { RowKind } from '@croupier/brands'
import { Row, Skeleton } from '@croupier/design-system'
import type { Game, GameBadge, GameCategory } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { categoryPath } from '#shared/navigation/addresses.ts'
import { GameCard, GameCardSkeleton } from '#shared/games/cards/game-card.tsx'
import { badgeOfCategory } from '#shared/games/cards/category-badge.ts'
import { categoryName } from '#shared/games/category-name.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { AllLink } from '#shared/sections/all-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'

/** The shape of a card in a row; styles of the brand change it for the other kinds. */
export const cardShape = (kind: RowKind) => (kind === 'tall' ? 'tall' : 'poster')

/** The class of a row of games and of what stands in its place. */
export const rowStyle = (kind: RowKind) => `game-row-${kind}`

/** As many as the widest row shows, plus a part of the next. */
const SKELETON_CARDS = 7

export interface CategoryRowProps {
  readonly category: GameCategory
  readonly kind: RowKind
}

/** A category in the lobby: name, count, link to all its games, and the first of them. */
export const CategoryRow = observer(function CategoryRow({ category, kind }: CategoryRowProps) {
  const t = useTexts()
  const { games } = useSite()
  const name = categoryName(category, t)
  const skeleton = <RowSkeleton title={name} kind={kind} />
  return (
    <ResourceView
      resource={games.row(category.slug)}
      skeleton={skeleton}
      failed={(retry) => (
        <section aria-label={name}>
          <LoadFailure text={t('lobby:rowFailed')} onRetry={retry}>
            {skeleton}
          </LoadFailure>
        </section>
      )}
    >
      {(row) =>
        row.games.length > 0 && (
          <GameRow
            title={name}
            games={row.games}
            kind={kind}
            withoutBadge={badgeOfCategory(category.slug)}
            action={
              <AllLink to={categoryPath(category.slug)} of={name}>
                {row.total === null ? t('games:allGames') : t('lobby:all', { number: row.total })}
              </AllLink>
            }
          />
        )
      }
    </ResourceView>
  )
})

export interface GameRowProps {
  readonly title: string
  readonly games: readonly Game[]
  readonly kind?: RowKind
  readonly withoutBadge?: GameBadge | undefined
  readonly action?: React.ReactNode
}

export function GameRow({ title, games, kind = 'poster', withoutBadge, action }: GameRowProps) {
  const t = useTexts()
  return (
    <Row
      title={title}
      item={cardShape(kind)}
      action={action}
      texts={rowTexts(t)}
      className={`game-row ${rowStyle(kind)}`}
    >
      {games.map((game) => (
        <GameCard key={game.slug} game={game} shape={cardShape(kind)} withoutBadge={withoutBadge} />
      ))}
    </Row>
  )
}

interface RowSkeletonProps {
  readonly title?: string
  readonly kind?: RowKind
  /** Default: as many as the widest row shows. */
  readonly cards?: number
}

/** Skeleton of the same size as a row. */
export function RowSkeleton({ title, kind = 'poster', cards = SKELETON_CARDS }: RowSkeletonProps) {
  const t = useTexts()
  return (
    <div aria-busy="true">
      {!title && (
        <div className="mb-3 flex h-9 items-center">
          <Skeleton className="h-6 w-40" />
        </div>
      )}
      <Row title={title} label={t('games:allGames')} item={cardShape(kind)} className={rowStyle(kind)}>
        {Array.from({ length: cards }, (_, index) => (
          <GameCardSkeleton key={index} shape={cardShape(kind)} />
        ))}
      </Row>
    </div>
  )
}
