import * as v from 'valibot'
import { personName } from '../core/index.ts'
import { sortStandings, type Standing } from './standing.ts'
import { MAX_BOARD, StandingSchema } from './tournament-wire.ts'

/** Longest text that is taken as it is; the schema decides about a longer one. */
const SHORT = 60

/** Characters that may be half of one. */
const SURROGATE = /[\uD800-\uDFFF]/

const isPlain = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= SHORT && !SURROGATE.test(text)

/** The schema decides about a title that may be blank. */
const isPlainTitle = (text: unknown): text is string => isPlain(text) && /[\p{L}\p{N}]/u.test(text)

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

interface Entry {
  readonly id?: unknown
  readonly position?: unknown
  readonly username?: unknown
  readonly score?: unknown
  readonly gift?: unknown
}

/**
 * An entry of the usual kind, read as `StandingSchema` reads it: a board of 5,000 places comes several times a second,
 * and the schema takes ten times as long. Null: the schema decides.
 */
function usualStanding(entry: unknown): Standing | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null
  const { id, position, username, score, gift }: Entry = entry
  if (!isPlain(username)) return null
  if (!Number.isSafeInteger(position) || Number(position) < 1) return null
  const isId = Number.isSafeInteger(id) || (isPlain(id) && id !== '')
  if (!isId && !isNothing(id)) return null
  if (!isNothing(score) && !Number.isFinite(score)) return null
  if (!isNothing(gift) && !isPlainTitle(gift)) return null
  return {
    id: isId ? String(id) : null,
    position: Number(position),
    username: personName(username),
    score: isNothing(score) ? null : Number(score),
    gift: gift ?? null,
  }
}

function readStanding(entry: unknown): Standing | null {
  const usual = usualStanding(entry)
  if (usual) return usual
  const { success, output } = v.safeParse(StandingSchema, entry)
  return success ? output : null
}

/** The board of a live event in the order of places; an entry that cannot be read is left out. */
export function readStandings(entries: readonly unknown[]): readonly Standing[] {
  const standings: Standing[] = []
  for (const entry of entries) {
    const standing = readStanding(entry)
    if (standing) standings.push(standing)
    if (standings.length === MAX_BOARD) break
  }
  return sortStandings(standings)
}
