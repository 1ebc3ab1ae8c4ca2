import * as v from 'valibot'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  FlagSchema,
  MinorSchema,
  NumberSchema,
  TimeSchema,
  dataOf,
  listOf,
  objectOf,
  settingOf,
  type Http,
} from '../../core/index.ts'
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type LimitSpan,
  type OwnLimit,
} from './own-limit.ts'
import {
  ASK_PLACES,
  askAt,
  type AskPlace,
  type LimitAsk,
  type PlaySession,
  type PlayerLimits,
} from './player-limits.ts'

const AmountOrNull = v.nullable(AmountSchema)

const OwnLimitSchema = v.pipe(
  objectOf({
    amount: AmountOrNull,
    used: AmountSchema,
    left: AmountOrNull,
    frees_at: v.nullable(TimeSchema),
    pending: v.nullable(v.object({ amount: AmountOrNull, from: TimeSchema })),
    /** The highest that can be chosen. */
    max: v.nullish(AmountSchema, null),
    required: FlagSchema,
  }),
  v.transform(({ frees_at, max, required, ...limit }): OwnLimit => ({
    ...limit,
    freesAt: frees_at,
    highest: max,
    isRequired: required,
  })),
)

const Setting = settingOf(OwnLimitSchema, null)
const Periods = objectOf({ day: Setting, week: Setting, month: Setting })
const AskSchema = v.pipe(
  objectOf({
    at: v.picklist(ASK_PLACES),
    kinds: listOf(v.picklist(LIMIT_KINDS)),
    may_skip: FlagSchema,
    again: FlagSchema,
  }),
  v.transform(({ may_skip, again, ...ask }): LimitAsk => ({ ...ask, maySkip: may_skip, isAgain: again })),
)

const Round = objectOf({ round: Setting })
const Session = objectOf({ session: Setting })

const LimitsSchema = v.pipe(
  objectOf({
    currency: CurrencySchema,
    deposit: Periods,
    net_spend: v.optional(Periods),
    loss: v.optional(Periods),
    stake: v.optional(Round),
    time: v.optional(Periods),
    session: v.optional(Session),
    asks: v.optional(listOf(AskSchema), []),
    /** Seconds. */
    raise_delay: CountSchema,
    reality_check: settingOf(v.object({ minutes: v.nullable(NumberSchema) }), 'unreadable'),
    break: v.nullable(v.object({ period: v.picklist(LIMIT_PERIODS), until: TimeSchema })),
  }),
  v.transform(({ raise_delay, reality_check, currency, asks, break: taken, ...own }): PlayerLimits => ({
    currency,
    own,
    asks,
    raiseDelay: raise_delay * 1000,
    realityCheck: reality_check === 'unreadable' ? 'unreadable' : reality_check.minutes,
    break: taken,
  })),
)

const SessionSchema = v.pipe(
  v.object({
    started_at: v.nullable(TimeSchema),
    net: MinorSchema,
    currency: CurrencySchema,
    remind_at: v.nullable(TimeSchema),
  }),
  v.transform(({ started_at, remind_at, ...session }): PlaySession => ({
    ...session,
    startedAt: started_at,
    remindAt: remind_at,
  })),
)

export type WireLimits = v.InferInput<typeof LimitsSchema>
export type WirePlaySession = v.InferInput<typeof SessionSchema>

const LIMITS = '/json-api/users/limits'
const SESSION = '/json-api/users/play-session'

export function createLimitsApi(http: Http) {
  /** The answer to a change holds all limits. It is done only if the answer tells what `holds` now. */
  const change = (method: 'put' | 'post', path: string, body: object, holds: (limits: PlayerLimits) => boolean) =>
    http.change(method, `${LIMITS}/${path}`, v.pipe(LimitsSchema, v.check(holds, 'the changed limit')), {
      label: 'limits of a player',
      auth: true,
      body,
    })
  return {
    limits: (signal: AbortSignal): Promise<PlayerLimits> =>
      http.read(LIMITS, dataOf(LimitsSchema), { label: 'limits of a player', auth: true, signal }),
    setLimit: (kind: LimitKind, span: LimitSpan, amount: number | null) =>
      change('put', kind.replace('_', '-'), { period: span, amount }, ({ own }) => own[kind]?.[span] != null),
    answerAsk: (at: AskPlace) => change('post', 'answered', { at }, (limits) => !askAt(limits, at)),
    setRealityCheck: (minutes: number | null) =>
      change('put', 'reality-check', { minutes }, ({ realityCheck }) => realityCheck !== 'unreadable'),
    takeBreak: (period: LimitPeriod) => change('post', 'break', { period }, (limits) => limits.break !== null),
    session: (signal: AbortSignal): Promise<PlaySession> =>
      http.read(SESSION, dataOf(SessionSchema), { label: 'session of play', auth: true, signal }),
    reminded: (): Promise<PlaySession> =>
      http.change('post', `${SESSION}/reminded`, SessionSchema, { label: 'session of play', auth: true, body: {} }),
  }
}
