import type { DomainError } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { readPage } from '#shared/games/games-address.ts'
import { pageDescription } from '#shared/html/page-description.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { failureOfFresh, readFresh } from '#shared/loading/read-fresh.ts'
import { TOURNAMENTS_PATH, tournamentGamesPath, tournamentPath } from '#shared/navigation/addresses.ts'
import type { PageContext, PageHead, PageName } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { tournamentGames } from '#shared/tournaments/tournament-games.ts'
import { tournamentsOf } from '#shared/tournaments/use-tournaments.ts'
import { readGamesSearch } from './games/games-search-address.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''

const tournamentOf = (context: PageContext) => tournamentsOf(context.site).tournament(slugOf(context))

/** Reads a tournament again on each visit, because its status, places and seats change. */
export async function loadTournament(context: PageContext): Promise<void> {
  const { site } = context
  const games = site.part(tournamentGames).first(slugOf(context))
  await readAll([
    readFresh(tournamentOf(context)).then((tournament) => readSeries(context, tournament)),
    // The section says its own failure.
    games.ensure().catch(() => undefined),
  ])
}

/** The series of a tournament and its other tournaments. Their failure leaves the section out, not the page. */
async function readSeries({ site }: PageContext, { seriesId }: Tournament): Promise<void> {
  if (seriesId === null) return
  const tournaments = tournamentsOf(site)
  await readAll([tournaments.seriesList.ensure(), tournaments.ofSeries(seriesId).ensure()]).catch(() => undefined)
}

export async function loadTournamentGames(context: PageContext): Promise<void> {
  const { search } = context.url
  const list = context.site.part(tournamentGames).list(slugOf(context), readGamesSearch(search))
  list.want(readPage(search))
  await readAll([tournamentOf(context).ensure(), list.ensure()])
}

export const failureOfTournament = (context: PageContext): DomainError | null => failureOfFresh(tournamentOf(context))

export function headOfTournament(context: PageContext, t: Translate): PageHead {
  const tournament = tournamentOf(context).value
  if (!tournament) return { title: t('tournament:name') }
  const { title, image, startAt, endAt } = tournament
  return {
    title,
    ...pageDescription(tournament.description, tournament.prizeDescription),
    picture: image,
    canonical: tournamentPath(tournament.slug),
    trail: trailOf(tournament, t),
    ...(startAt !== null && { event: { name: title, startAt, endAt } }),
  }
}

export function headOfTournamentGames(context: PageContext, t: Translate): PageHead {
  const { search } = context.url
  const tournament = tournamentOf(context).value
  if (!tournament) return { title: t('tournament:games') }
  return {
    title: t('tournament:gamesOf', { title: tournament.title }),
    picture: tournament.image,
    ...(readGamesSearch(search) !== '' && { noIndex: true }),
    trail: [...trailOf(tournament, t), { name: t('tournament:games'), path: tournamentGamesPath(tournament.slug) }],
  }
}

const trailOf = ({ slug, title }: Tournament, t: Translate): readonly PageName[] => [
  { name: t('tournament:all'), path: TOURNAMENTS_PATH },
  { name: title, path: tournamentPath(slug) },
]
