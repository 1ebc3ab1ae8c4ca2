import { LoadMore } from '@croupier/design-system'
import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game, type GameBadge } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { pagePath } from '../games-address.ts'
import { addressIn } from '../../navigation/site-base.ts'
import { useTab, useTexts } from '../../site/tab.tsx'
import { ButtonLink } from '../../navigation/button-link.tsx'
import { LoadFailure } from '../../loading/load-failure.tsx'
import { isListFailed } from './list-state.ts'
import { useKeptPages } from './use-kept-pages.ts'
import { GameGrid } from './game-grid.tsx'
import { NothingHere } from '../../site/nothing-here.tsx'

/** Few, so that the message over them is in view on a phone too. */
const CARDS_OF_A_FAILURE = 6

/** Cards that the grid renders on the server by itself. */
const SERVED = 2 * LIST_PAGE_SIZE

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
  /** Games on a page of the list. Default: 24. */
  readonly pageSize?: number
}

/** An endless list. A page that fails keeps the shown games and offers a retry. */
export const GameList = observer(function GameList({
  list,
  label,
  known = [],
  withoutBadge,
  path,
  upTo = 1,
  empty,
  pageSize = LIST_PAGE_SIZE,
}: GameListProps) {
  const t = useTexts()
  useKeptPages(list, pageSize)
  const isFirst = list.items.length === 0
  if (isFirst && list.isLoaded) {
    if (empty) return empty
    return (
      <NothingHere
        title={t('games:empty')}
        text={t('games:emptyText')}
        action={<ButtonLink to="/games">{t('games:allGames')}</ButtonLink>}
      />
    )
  }
  const games = isFirst ? known : list.items
  if (isListFailed(list))
    return (
      <>
        {games.length > 0 && <GameGrid games={games} label={label} withoutBadge={withoutBadge} />}
        <LoadFailure text={t('lobby:rowFailed')} onRetry={() => void list.ensure()}>
          {games.length === 0 && <GameGrid games={[]} awaited={CARDS_OF_A_FAILURE} label={label} />}
        </LoadFailure>
      </>
    )
  return (
    <>
      <GameGrid
        games={games}
        awaited={awaitedOf(list, games.length, pageSize)}
        initial={upTo * pageSize > SERVED ? upTo * pageSize : undefined}
        label={label}
        withoutBadge={withoutBadge}
      />
      {!isFirst && <ListEnd list={list} path={path} pageSize={pageSize} />}
    </>
  )
})

/** Number of skeleton cards: the next page, or all pages the visitor comes back to; at most as many as the list has. */
function awaitedOf({ items, state, total, wanted }: Pages<Game>, shown: number, pageSize: number): number {
  if (items.length > 0 && state !== 'loading') return 0
  const next = items.length === 0 ? pageSize : shown + pageSize
  const length = state === 'loading' ? Math.max(next, wanted * pageSize) : next
  return Math.max(0, Math.min(length, total ?? length) - shown)
}

const ListEnd = observer(function ListEnd({
  list,
  path,
  pageSize,
}: Pick<GameListProps, 'list' | 'path'> & { readonly pageSize: number }) {
  const t = useTexts()
  const base = useTab().visit.base
  const { items, total, isLoaded, state } = list
  const hasFailed = state === 'failed'
  const nextPath = path === undefined ? null : pagePath(path, Math.ceil(items.length / pageSize) + 1)
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
