import type { Site } from '@croupier/domain'
import { DomainError, type ReadCall } from '@croupier/domain/core'
import { platformCalls, type PlatformCall } from '@croupier/domain/parts/platform'
import { createPromotions } from '@croupier/domain/promotions'
import { createTournaments } from '@croupier/domain/tournaments'
import type { Check } from './checks.ts'

/** What stands in the place of braces, by the beginning of a path: the first entry of a list that was read before. */
const FIRST: readonly (readonly [start: string, named: (site: Site) => string | number | undefined])[] = [
  ['/json-api/v2/categories/{slug}', ({ games }) => games.categories.value?.[0]?.slug],
  ['/json-api/static-pages/{slug}', ({ content }) => content.staticPages.value?.[0]?.slug],
  ['/json-api/v2/tournaments/{slug}', (site) => site.visitorPart(createTournaments).list.value?.[0]?.slug],
  ['/json-api/tournament-series/{slug}', (site) => site.visitorPart(createTournaments).seriesList.value?.[0]?.slug],
  ['/json-api/actions/{slug}', (site) => site.part(createPromotions).list.value?.[0]?.slug],
  ['/json-api/actions/{id}', (site) => site.part(createPromotions).list.value?.[0]?.id],
]

const BRACES = /\{\w+\}/

/** The address of a call now; null: nothing to ask for is known. */
function addressOf({ path }: PlatformCall, site: Site): string | null {
  const named = FIRST.find(([start]) => path.startsWith(start))?.[1](site)
  const filled = named === undefined ? path : path.replace(BRACES, encodeURIComponent(named))
  return BRACES.test(filled) ? null : filled
}

/** Only members of a promotion have these. */
const OF_MEMBERS = ['/json-api/actions/{id}/user-data', '/json-api/actions/{id}/participant']

/** How the site names the answer of a path without parts that differ; undefined: it asks for no such path. */
export const labelOf = (pathname: string): string | undefined =>
  platformCalls().find(({ method, path }) => method === 'get' && path === pathname)?.label

export interface Recorded {
  readonly ofPlayer: boolean
  /** Whether a path was read before. */
  readonly wasRead: (pathname: string) => boolean
}

/**
 * Reads that no other check makes, such as the page of a tournament or the history of deposits, as they become known. What is
 * not there at all may belong to something that the platform does not have.
 */
export function* recordedChecks(site: Site, { ofPlayer, wasRead }: Recorded): Generator<Check> {
  const calls = platformCalls().filter(
    ({ method, path, query, needsPlayer }) =>
      method === 'get' && needsPlayer === ofPlayer && !OF_MEMBERS.includes(path) && !BRACES.test(JSON.stringify(query)),
  )
  for (const call of calls) {
    const address = addressOf(call, site)
    if (address !== null && !wasRead(address)) yield checkOf(call, address)
  }
}

function checkOf({ path, label, shows, query, needsPlayer, answer }: PlatformCall, address: string): Check {
  let isMissing = false
  return {
    // Several calls may have one label.
    name: `${label} (${path})`,
    shows,
    read: async (site) => {
      const http = needsPlayer ? site.player?.http : site.http
      const call = { label, query: query as NonNullable<ReadCall['query']>, auth: needsPlayer, signal: undefined }
      await http?.read(address, answer, call).catch((error: unknown) => {
        isMissing = DomainError.from(error).kind === 'not-found'
        if (!isMissing) throw error
      })
    },
    notes: () => (isMissing ? ['it is not there: what belongs to it is not shown'] : []),
  }
}
