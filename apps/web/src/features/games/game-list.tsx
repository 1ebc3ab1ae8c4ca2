import { buttonStyles, EmptyState, LoadMore } from '@croupier/design-system'
import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game, type GameBadge } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { BrandArt } from '../../shared/brand-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { GameGrid } from './game-grid.tsx'

export interface GameListProps {
  readonly list: Pages<Game>
  /** Name of the list, for who hears it. */
  readonly label: string
  /** Games known before the first page is here: the category's row in the lobby. */
  readonly known?: readonly Game[] | undefined
  /** A mark that goes without saying in this list. */
  readonly withoutBadge?: GameBadge | undefined
}

/** A list that grows at its end (core.md 4, pagination). A page that fails takes nothing away. */
export const GameList = observer(function GameList({ list, label, known = [], withoutBadge }: GameListProps) {
  const t = useTexts()
  const isFirst = list.items.length === 0
  if (isFirst && list.isLoaded) {
    return (
      <EmptyState
        picture={<BrandArt name="empty" />}
        title={t('games.empty')}
        text={t('games.emptyText')}
        action={
          <a href="/games" data-link="" className={buttonStyles({ intent: 'secondary' })}>
            {t('games.allGames')}
          </a>
        }
      />
    )
  }
  const games = isFirst ? known : list.items
  return (
    <>
      <GameGrid games={games} awaited={awaitedOf(list, games.length)} label={label} withoutBadge={withoutBadge} />
      {!isFirst && <ListEnd list={list} />}
    </>
  )
})

/** Cards that are on their way: never more than the list still has. */
function awaitedOf(list: Pages<Game>, shown: number): number {
  if (list.items.length === 0) return Math.max(0, LIST_PAGE_SIZE - shown)
  if (list.state !== 'loading') return 0
  return Math.min(LIST_PAGE_SIZE, (list.total ?? Infinity) - shown)
}

const ListEnd = observer(function ListEnd({ list }: Pick<GameListProps, 'list'>) {
  const t = useTexts()
  const { items, total, isLoaded, state } = list
  const hasFailed = state === 'failed'
  return (
    <div className="mt-8 grid justify-items-center gap-1 text-center">
      <p className="text-sm text-muted tabular-nums">
        {t('games.shown', { shown: items.length, total: total ?? items.length })}
      </p>
      <output className="text-sm text-body">{hasFailed ? t('games.moreFailed') : null}</output>
      {!isLoaded && (
        <LoadMore
          label={t(hasFailed ? 'errors.retry' : 'games.more')}
          loading={state === 'loading'}
          automatic={!hasFailed}
          onLoad={() => void list.loadNext()}
        />
      )}
    </div>
  )
})
