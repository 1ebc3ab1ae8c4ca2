/** A length of ISO 8601 in one unit, such as `P30D`, `P6M` or `P1Y`. */
export type Term = string

/** One of the player's own exclusions from play (docs/product-rules.md, Self-exclusion). Times in milliseconds. */
export interface Exclusion {
  /** Slug of the kind of games; null: all play. */
  readonly category: string | null
  readonly since: number
  /** Null: it does not end by itself. */
  readonly endsAt: number | null
  /** From when on its lifting may be asked for; null: it ends by itself. */
  readonly liftableFrom: number | null
}

/** What the start of an exclusion does, in the platform's words. Others are not shown. */
export const EXCLUSION_EFFECTS = [
  'balance_withdrawable',
  'balance_by_support',
  'deposits_cancelled',
  'bonuses_end',
  'bonuses_kept',
  'promotions_left',
  'tournaments_left',
] as const
export type ExclusionEffect = (typeof EXCLUSION_EFFECTS)[number]

/** What runs, and what the platform offers. */
export interface ExclusionState {
  readonly running: readonly Exclusion[]
  readonly terms: readonly Term[]
  /** The least time of an open-ended one; null: there is none. */
  readonly openEnded: Term | null
  /** False: after its time an exclusion goes on until its lifting is asked for. */
  readonly endsByItself: boolean
  /** From the request to lift one until it ends. */
  readonly cooling: Term
  /** Kinds of games that can be excluded alone. */
  readonly categories: readonly string[]
  readonly effects: readonly ExclusionEffect[]
}

/** What the market demands to be offered (docs/markets.md). */
export interface ExclusionDemand {
  readonly terms: readonly Term[]
  readonly openEnded: Term | null
  readonly byKind: boolean
}

/** What the player asks for. `term` null: open-ended; `category` null: all play. */
export interface ExclusionWish {
  readonly term: Term | null
  readonly category: string | null
}

/** The count and the unit of a term; null: not one. */
export function termParts(term: Term): { readonly count: number; readonly unit: 'day' | 'month' | 'year' } | null {
  const [, count, unit] = /^P(\d{1,3})([DMY])$/.exec(term) ?? []
  return count === undefined
    ? null
    : { count: Number(count), unit: unit === 'D' ? 'day' : unit === 'M' ? 'month' : 'year' }
}

/** The moment that is a term after another, in UTC: a month ends on its last day where it has fewer. */
export function afterTerm(from: number, term: Term): number {
  const parts = termParts(term)
  if (parts === null) return from
  const { count, unit } = parts
  const date = new Date(from)
  if (unit === 'day') return date.setUTCDate(date.getUTCDate() + count)
  const day = date.getUTCDate()
  const moved = new Date(date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1)))
  return moved.getUTCDate() === day ? moved.getTime() : moved.setUTCDate(0)
}

/** Those that are not over. */
export const runningExclusions = ({ running }: Pick<ExclusionState, 'running'>, now: number): readonly Exclusion[] =>
  running.filter(({ endsAt }) => endsAt === null || endsAt > now)

/** Whether one of them closes a game of these kinds. */
export const closesGame = (running: readonly Exclusion[], categories: readonly string[]): boolean =>
  running.some(({ category }) => category === null || categories.includes(category))

/** What can be asked for: offered by the platform, demanded by the market, and no shorter than what runs. */
export function exclusionsToTake(
  state: ExclusionState,
  demand: ExclusionDemand,
  { category, now }: { readonly category: string | null; readonly now: number },
): readonly (Term | null)[] {
  const running = runningExclusions(state, now).find((one) => one.category === category)
  const terms: readonly (Term | null)[] = [
    ...demand.terms.filter((term) => state.terms.includes(term)),
    ...(demand.openEnded !== null && state.openEnded !== null ? [null] : []),
  ]
  return running ? terms.filter((term) => isNoShorter(state, term, { running, now })) : terms
}

/** Kinds of games that can be excluded alone. */
export const kindsToExclude = ({ categories }: ExclusionState, { byKind }: ExclusionDemand): readonly string[] =>
  byKind ? categories : []

function isNoShorter(
  state: ExclusionState,
  term: Term | null,
  { running, now }: { readonly running: Exclusion; readonly now: number },
): boolean {
  const least = leastEnd(state, term, now)
  const end = term !== null && state.endsByItself ? least : Infinity
  return end >= (running.endsAt ?? Infinity) && least >= (running.liftableFrom ?? running.endsAt ?? 0)
}

/** Until when an exclusion that begins now cannot be lifted. */
export const leastEnd = ({ openEnded }: Pick<ExclusionState, 'openEnded'>, term: Term | null, now: number): number =>
  afterTerm(now, term ?? openEnded ?? '')

/** Whether its lifting can be asked for now. */
export const isLiftable = ({ liftableFrom }: Exclusion, now: number): boolean =>
  liftableFrom !== null && liftableFrom <= now
