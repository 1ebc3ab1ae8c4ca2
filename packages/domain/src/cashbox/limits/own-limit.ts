/** Calendar periods of a limit, in UTC. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** What a limit counts over. */
export type LimitSpan = LimitPeriod | 'round' | 'session'

/**
 * What a limit is of. `net_spend`: deposits without payouts; `loss`: stakes without wins; `stake`: of one round; `time` and
 * `session`: minutes of play, the others minor units.
 */
export const LIMIT_KINDS = ['deposit', 'net_spend', 'loss', 'stake', 'time', 'session'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** The spans of each kind. */
export const SPANS_OF: Readonly<Record<LimitKind, readonly LimitSpan[]>> = {
  deposit: LIMIT_PERIODS,
  net_spend: LIMIT_PERIODS,
  loss: LIMIT_PERIODS,
  stake: ['round'],
  time: LIMIT_PERIODS,
  session: ['session'],
}

/** Whether a kind is counted in minutes, not in money. */
export const isOfTime = (kind: LimitKind): boolean => kind === 'time' || kind === 'session'

/** A limit of one kind over one span. Amounts in minor units or minutes, times in milliseconds. */
export interface OwnLimit {
  /** Null: no limit. */
  readonly amount: number | null
  /** Since the span began. */
  readonly used: number
  /** Null without a limit. */
  readonly left: number | null
  /** When it counts from the start again; null: not known, or it does not count up. */
  readonly freesAt: number | null
  /** A looser limit, and when it begins. */
  readonly pending: { readonly amount: number | null; readonly from: number } | null
  /** The highest that can be chosen; null: any. */
  readonly highest: number | null
  /** Can be changed, not removed. */
  readonly isRequired: boolean
}

/** The limits of the kinds that the platform has. Null: one could not be read. */
export type OwnLimits = {
  readonly [Kind in LimitKind]?: { readonly [Span in LimitSpan]?: OwnLimit | null } | undefined
}

/** A readable limit with its place. */
export interface PlacedLimit {
  readonly kind: LimitKind
  readonly span: LimitSpan
  readonly limit: OwnLimit
}

/** All readable limits of these kinds. */
export function placedLimits(own: OwnLimits, kinds: readonly LimitKind[] = LIMIT_KINDS): readonly PlacedLimit[] {
  return kinds.flatMap((kind) =>
    SPANS_OF[kind].flatMap((span) => {
      const limit = own[kind]?.[span]
      return limit ? [{ kind, span, limit }] : []
    }),
  )
}

/** When a new limit begins: `waits` if it is looser. `same` as the present one: it only drops the pending one. */
export function changeOf({ amount: present }: Pick<OwnLimit, 'amount'>, amount: number | null) {
  if (amount === present) return 'same'
  if (present === null) return 'at-once'
  return amount === null || amount > present ? 'waits' : 'at-once'
}

/** A limit of which something is left, and how much; `freesAt`: null: not known. */
export interface Remainder extends Pick<PlacedLimit, 'kind' | 'span'> {
  readonly left: number
  readonly freesAt: number | null
}

/**
 * The limits of these kinds by what they leave, the tightest first; of equal ones the one that frees last. A limit whose span
 * has ended by `now` is left out: what it leaves is known only once the limits are read again.
 */
function remainders(own: OwnLimits, kinds: readonly LimitKind[], now: number): readonly Remainder[] {
  return placedLimits(own, kinds)
    .flatMap(({ kind, span, limit: { left, freesAt } }): Remainder[] =>
      left === null || (freesAt !== null && freesAt <= now) ? [] : [{ kind, span, left, freesAt }],
    )
    .toSorted((one, other) => one.left - other.left || (other.freesAt ?? 0) - (one.freesAt ?? 0))
}

/** Limits of what is paid in. */
export const DEPOSIT_KINDS: readonly LimitKind[] = ['deposit', 'net_spend']

/** The limit that leaves the least to deposit; null: none. */
export const tightestLimit = ({ own }: { readonly own: OwnLimits }, now: number): Remainder | null =>
  remainders(own, DEPOSIT_KINDS, now)[0] ?? null

/** Limits that end a game for money when they are used up. */
export const PLAY_KINDS = ['loss', 'time', 'session'] as const satisfies readonly LimitKind[]

/** The used-up limit because of which no game for money starts; null: none. */
export function limitOfPlay({ own }: { readonly own: OwnLimits }, now: number): Remainder | null {
  const tightest = remainders(own, PLAY_KINDS, now)[0]
  return tightest && tightest.left <= 0 ? tightest : null
}

/** When these limits change by themselves: spans end, looser limits begin. */
export const changesOf = (own: OwnLimits): readonly (number | null)[] =>
  placedLimits(own).flatMap(({ limit }) => [limit.freesAt, limit.pending?.from ?? null])
