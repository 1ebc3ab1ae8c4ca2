import { importedApi, type Means } from '../../core/index.ts'
import { ParticipantsTable } from './participants-table.ts'
import { RANK_REFRESH_MS } from './participation-store.ts'

const MAX_TABLES = 20

export interface Participants {
  /** The table of a promotion, as the visitor left it. */
  table(promotionId: string): ParticipantsTable
}

export type ParticipantsMeans = Pick<Means, 'http' | 'timers' | 'timeoutMs' | 'reads'>

/** The participants of promotions, which everybody sees. A part of the site: `site.part(createParticipants)`. */
export function createParticipants({ http, reads, timers, timeoutMs }: ParticipantsMeans): Participants {
  const { participants: load } = importedApi(
    { timers, timeoutMs },
    () => import('./participants-api.ts'),
    (calls) => calls.createParticipantsApi(http),
  )
  const tables = new Map<string, ParticipantsTable>()
  const pages = reads.keyed('promotions.participants', (id, signal) => table(id).loadPage(id, signal), {
    isLive: true,
    isFresh: true,
    refreshMs: RANK_REFRESH_MS,
    max: MAX_TABLES,
  })
  function table(promotionId: string): ParticipantsTable {
    const known = tables.get(promotionId)
    if (known) return known
    const made = new ParticipantsTable({ load, timers, read: () => pages.get(promotionId) })
    tables.set(promotionId, made)
    return made
  }
  return { table }
}
