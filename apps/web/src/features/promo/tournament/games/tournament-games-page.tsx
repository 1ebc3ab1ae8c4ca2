import { createTournaments } from '@croupier/domain/tournaments'
import { TextField } from '@croupier/design-system'
import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLocation, useParams } from 'react-router-dom'
import { GameList } from '#shared/games/list/game-list.tsx'
import { countOf } from '#shared/games/list/list-state.ts'
import { readPage } from '#shared/games/games-address.ts'
import { tournamentGamesPath, tournamentPath } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { BrandArt } from '#shared/site/brand-art.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { createTournamentGames, TOURNAMENT_GAMES_PAGE_SIZE } from '@croupier/domain/parts'
import { gamesSearchPath, readGamesSearch } from './games-search-address.ts'
import { useTypedSearch } from './use-typed-search.ts'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { carryTop } from '#shared/tournaments/board/carry-top.ts'
import { slugAt, tournamentAt, trailOf } from '../tournament-at.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

export { failure } from '../tournament-at.ts'

export async function load(context: PageContext): Promise<void> {
  const { search } = context.url
  const list = context.site.part(createTournamentGames).list(slugAt(context), readGamesSearch(search))
  list.want(readPage(search))
  const tournament = tournamentAt(context)
  await readAll([tournament.ensure().then(() => carryTop(context, tournament)), list.ensure()])
}

export const head: PageModule['head'] = (context, t) => {
  const tournament = tournamentAt(context).value
  if (!tournament) return { title: t('tournament:games') }
  return {
    title: t('tournament:gamesOf', { title: tournament.title }),
    picture: tournament.image,
    ...(readGamesSearch(context.url.search) !== '' && { noIndex: true }),
    trail: [...trailOf(tournament, t), { name: t('tournament:games'), path: tournamentGamesPath(tournament.slug) }],
  }
}

/** All games of a tournament, searched by name in the address. */
export const Page = observer(function TournamentGamesPage() {
  const t = useTexts()
  const { slug = '' } = useParams()
  const { search } = useLocation()
  const tournament = useSite().visitorPart(createTournaments).tournament(slug).value
  const query = readGamesSearch(search)
  const list = useSite().part(createTournamentGames).list(slug, query)
  const count = countOf(list, null)
  const name = tournament ? t('tournament:gamesOf', { title: tournament.title }) : t('tournament:games')
  return (
    <div className="px-gutter py-6 lg:py-8">
      <BackLink fallback={tournamentPath(slug)} />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="heading text-xl text-strong wrap-anywhere">{name}</h1>
          <p className="mt-1 min-h-[1lh] text-sm text-muted tabular-nums">
            <output>{typeof count === 'number' && t('games:count', { count })}</output>
          </p>
        </div>
        <GamesSearch slug={slug} query={query} />
      </div>
      <div className="mt-5 lg:mt-7">
        <GameList
          key={query}
          list={list}
          label={name}
          path={gamesSearchPath(slug, query)}
          upTo={readPage(search)}
          pageSize={TOURNAMENT_GAMES_PAGE_SIZE}
          empty={query === '' ? undefined : <NothingFound slug={slug} query={query} />}
        />
      </div>
    </div>
  )
})

interface GamesSearchProps {
  readonly slug: string
  readonly query: string
}

/** A form, so that it works without scripts too; what is typed is searched for after a pause, at once on Enter. */
function GamesSearch({ slug, query }: GamesSearchProps) {
  const t = useTexts()
  const { typed, type, submit } = useTypedSearch(query, (words) => gamesSearchPath(slug, words))
  return (
    <search className="w-full sm:w-72">
      <form
        action={tournamentGamesPath(slug)}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          name="q"
          label={t('tournament:findGame')}
          labelHidden
          type="search"
          placeholder={t('tournament:findGame')}
          leading={<Search aria-hidden="true" />}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onValueChange={type}
        />
      </form>
    </search>
  )
}

function NothingFound({ slug, query }: GamesSearchProps) {
  const t = useTexts()
  return (
    <NothingHere
      picture={<BrandArt name="notFound" />}
      title={t('tournament:nothingFound', { query })}
      text={t('tournament:nothingFoundText')}
      action={<ButtonLink to={tournamentGamesPath(slug)}>{t('tournament:showAll')}</ButtonLink>}
    />
  )
}
