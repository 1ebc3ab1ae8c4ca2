import { Button, ErrorState, Skeleton } from '@croupier/design-system'
import type { Resource } from '@croupier/domain/core'
import { WHOLE_CATALOGUE, type Game, type GameRow, type SearchResults } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { memo, useDeferredValue, type ReactNode } from 'react'
import { gamePath } from '#shared/navigation/addresses.ts'
import { gamesPath } from '#shared/games/games-address.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { BrandArt } from '#shared/site/brand-art.tsx'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { NothingHere } from '#shared/site/nothing-here.tsx'

/** As many as a desktop dialog shows. Rendering more slows typing down. */
const SHOWN = 16

/** As many as a phone shows. They are painted before the others are drawn. */
const FIRST = 8

export interface SearchResultListProps {
  readonly popular: Resource<GameRow>
}

export const SearchResultList = observer(function SearchResultList({ popular }: SearchResultListProps) {
  const t = useTexts()
  const { search } = useSite().games
  const { query, results } = search
  const found = results.status === 'ready' ? results.value : results.status === 'idle' ? undefined : results.previous
  const retry = () => {
    search.open()
    search.setQuery(query)
  }
  return (
    <>
      <output className="block text-sm text-muted tabular-nums">
        {results.status === 'ready' && results.value.total > 0
          ? t('search:found', { count: results.value.total })
          : null}
        {results.status === 'ready' && results.value.total === 0 ? (
          <span className="sr-only">{t('search:nothing', { query: query.trim() })}</span>
        ) : null}
      </output>
      {results.status === 'failed' && (
        <ErrorState
          alert
          level={3}
          picture={<BrandArt name="failure" />}
          title={t('search:failed')}
          text={t('search:failedText')}
          actions={<Button onClick={retry}>{t('errors:retry')}</Button>}
        />
      )}
      {results.status === 'loading' && !found && <ResultsSkeleton />}
      {found && found.total > 0 && results.status !== 'failed' && <Found query={query} results={found} />}
      {results.status === 'ready' && results.value.total === 0 && (
        <NothingHere
          level={3}
          picture={<BrandArt name="notFound" />}
          title={t('search:nothing', { query: query.trim() })}
          text={t('search:nothingText')}
          className="pt-6! pb-4!"
        />
      )}
      {(results.status === 'idle' || (results.status === 'ready' && results.value.total === 0)) && (
        <Popular row={popular} />
      )}
    </>
  )
})

function Found({ query, results }: { readonly query: string; readonly results: SearchResults }) {
  const t = useTexts()
  const shown = useDeferredValue<SearchResults | null>(results, null) === results ? SHOWN : FIRST
  return (
    <>
      <Games label={t('search:title')}>
        {results.games.slice(0, shown).map((game) => (
          <Result key={game.slug} game={game} />
        ))}
      </Games>
      {results.total > SHOWN && (
        <div className="flex justify-center pt-4">
          <ButtonLink to={gamesPath({ ...WHOLE_CATALOGUE, query })} data-result="">
            {t('search:all', { count: results.total })}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

const Popular = observer(function Popular({ row }: { readonly row: Resource<GameRow> }) {
  const t = useTexts()
  const games = row.value?.games ?? []
  if (row.state.status === 'failed' || (row.value && games.length === 0)) return null
  return (
    <section className="mt-2">
      <h3 className="text-sm font-semibold text-muted">{t('search:popular')}</h3>
      {row.value ? (
        <Games label={t('search:popular')}>
          {games.map((game) => (
            <Result key={game.slug} game={game} />
          ))}
        </Games>
      ) : (
        <ResultsSkeleton />
      )}
    </section>
  )
})

function Games({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="-mx-2 mt-2 grid gap-x-3 md:grid-cols-2">
      {children}
    </ul>
  )
}

const ITEM = 'flex items-center gap-3 rounded-control p-2'

const Result = memo(function Result({ game }: { readonly game: Game }) {
  const t = useTexts()
  const content = (
    <>
      <span className="h-14 w-10.5 shrink-0 rounded-mark bg-raised">
        <img
          {...pictureSources(game.preview, 'thumbnail')}
          alt=""
          width="42"
          height="56"
          loading="lazy"
          decoding="async"
          className="size-full rounded-mark object-cover"
        />
      </span>
      <span className="grid min-w-0">
        <span className="truncate font-medium text-strong">{game.name}</span>
        <span className="truncate text-sm text-muted">
          {game.isDisabled ? t('games:unavailable') : game.producer?.name}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {game.isDisabled ? (
        <div className={`${ITEM} [&_img]:opacity-60`}>{content}</div>
      ) : (
        <Link
          to={gamePath(game.slug)}
          data-result=""
          className={`${ITEM} transition-[background-color] duration-fast hover:bg-raised focus-visible:bg-raised`}
        >
          {content}
        </Link>
      )}
    </li>
  )
})

function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="-mx-2 mt-2 grid gap-x-3 md:grid-cols-2">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={ITEM}>
          <Skeleton className="h-14 w-10.5 rounded-mark" />
          <div className="grow">
            <Skeleton shape="text" className="w-2/3" />
            <Skeleton shape="text" className="w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
