import { buttonStyles, EmptyState, LoadMore } from '@croupier/design-system'
import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game, type GameBadge } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { BrandArt } from '../../../shared/site/brand-art.tsx'
import { pagePath } from '../../../shared/games/games-address.ts'
import { addressIn } from '../../../shared/navigation/site-base.ts'
import { useTab, useTexts } from '../../../shared/site/tab.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { useKeptLength } from './use-kept-length.ts'
import { GameGrid } from './game-grid.tsx'

export interface GameListProps {
  readonly list: Pages<Game>
  readonly label: string
  readonly known?: readonly Game[] | undefined
  readonly withoutBadge?: GameBadge | undefined
  /** Address of the list for paging without script; left out where the server cannot render it. */
  readonly path?: string | undefined
  /** Last page that the address asks for; the server renders all pages up to it. Default 1. */
  readonly upTo?: number | undefined
  readonly empty?: ReactNode
}

/** An endless list. A page that fails keeps the loaded games and offers a retry. */
export const GameList = observer(function GameList({
  list,
  label,
  known = [],
  withoutBadge,
  path,
  upTo = 1,
  empty,
}: GameListProps) {
  const t = useTexts()
  const keptLength = useKeptLength(list)
  const isFirst = list.items.length === 0
  if (isFirst && list.isLoaded) {
    if (empty) return empty
    return (
      <EmptyState
        picture={<BrandArt name="empty" />}
        title={t('games:empty')}
        text={t('games:emptyText')}
        action={
          <Link to="/games" className={buttonStyles({ intent: 'secondary' })}>
            {t('games:allGames')}
          </Link>
        }
      />
    )
  }
  const games = isFirst ? known : list.items
  const awaited = Math.max(awaitedOf(list, games.length), keptLength - games.length)
  return (
    <>
      <GameGrid
        games={games}
        awaited={awaited}
        initial={upTo > 2 ? upTo * LIST_PAGE_SIZE : undefined}
        label={label}
        withoutBadge={withoutBadge}
      />
      {!isFirst && <ListEnd list={list} path={path} />}
    </>
  )
})

/** Number of skeleton cards, at most as many as the list still has. */
function awaitedOf(list: Pages<Game>, shown: number): number {
  if (list.items.length === 0) return Math.max(0, LIST_PAGE_SIZE - shown)
  if (list.state !== 'loading') return 0
  return Math.min(LIST_PAGE_SIZE, (list.total ?? Infinity) - shown)
}

const ListEnd = observer(function ListEnd({ list, path }: Pick<GameListProps, 'list' | 'path'>) {
  const t = useTexts()
  const base = useTab().visit.base
  const { items, total, isLoaded, state } = list
  const hasFailed = state === 'failed'
  const nextPath = path === undefined ? null : pagePath(path, Math.ceil(items.length / LIST_PAGE_SIZE) + 1)
  return (
    <div className="mt-8 grid justify-items-center gap-1 text-center">
      <p className="text-sm text-muted tabular-nums">
        {total === null ? t('games:count', { count: items.length }) : t('games:shown', { shown: items.length, total })}
      </p>
      <output className="text-sm text-body">{hasFailed ? t('games:moreFailed') : null}</output>
      {!isLoaded && (
        <LoadMore
          label={t(hasFailed ? 'errors:retry' : 'games:more')}
          loading={state === 'loading'}
          automatic={!hasFailed}
          href={nextPath === null || hasFailed ? undefined : addressIn(base, nextPath)}
          onLoad={() => void list.loadNext()}
        />
      )}
    </div>
  )
})
