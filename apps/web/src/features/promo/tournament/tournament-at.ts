import type { DomainError, Resource } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { failureOfFresh } from '#shared/loading/read-fresh.ts'
import { TOURNAMENTS_PATH, tournamentPath } from '#shared/navigation/addresses.ts'
import type { PageContext, PageName } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** The slug of the tournament whose page, or a page of it, this is. */
export const slugAt = ({ params }: PageContext): string => params['slug'] ?? ''

export const tournamentAt = (context: PageContext): Resource<Tournament> =>
  context.site.visitorPart(createTournaments).tournament(slugAt(context))

/** The failure of each page of a tournament. */
export const failure = (context: PageContext): DomainError | null => failureOfFresh(tournamentAt(context))

export const trailOf = ({ slug, title }: Tournament, t: Translate): readonly PageName[] => [
  { name: t('tournament:all'), path: TOURNAMENTS_PATH },
  { name: title, path: tournamentPath(slug) },
]
