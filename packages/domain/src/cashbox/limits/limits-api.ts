import * as v from 'valibot'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  MinorSchema,
  NumberSchema,
  TimeSchema,
  dataOf,
  objectOf,
  settingOf,
  type Http,
} from '../../core/index.ts'
import { LIMIT_PERIODS, type LimitPeriod, type PlaySession, type PlayerLimits } from './player-limits.ts'

const AmountOrNull = v.nullable(AmountSchema)

const DepositLimitSchema = v.pipe(
  v.object({
    amount: AmountOrNull,
    used: AmountSchema,
    left: AmountOrNull,
    frees_at: TimeSchema,
    pending: v.nullable(v.object({ amount: AmountOrNull, from: TimeSchema })),
  }),
  v.transform(({ frees_at, ...limit }) => ({ ...limit, freesAt: frees_at })),
)

const PeriodSetting = settingOf(DepositLimitSchema, null)

const LimitsSchema = v.pipe(
  objectOf({
    currency: CurrencySchema,
    deposit: objectOf({ day: PeriodSetting, week: PeriodSetting, month: PeriodSetting }),
    /** Seconds. */
    raise_delay: CountSchema,
    reality_check: settingOf(v.object({ minutes: v.nullable(NumberSchema) }), 'unreadable'),
    break: v.nullable(v.object({ period: v.picklist(LIMIT_PERIODS), until: TimeSchema })),
  }),
  v.transform(({ raise_delay, reality_check, ...limits }): PlayerLimits => ({
    ...limits,
    raiseDelay: raise_delay * 1000,
    realityCheck: reality_check === 'unreadable' ? 'unreadable' : reality_check.minutes,
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
    setDepositLimit: (period: LimitPeriod, amount: number | null) =>
      change('put', 'deposit', { period, amount }, ({ deposit }) => deposit[period] !== null),
    setRealityCheck: (minutes: number | null) =>
      change('put', 'reality-check', { minutes }, ({ realityCheck }) => realityCheck !== 'unreadable'),
    takeBreak: (period: LimitPeriod) => change('post', 'break', { period }, (limits) => limits.break !== null),
    session: (signal: AbortSignal): Promise<PlaySession> =>
      http.read(SESSION, dataOf(SessionSchema), { label: 'session of play', auth: true, signal }),
    reminded: (): Promise<PlaySession> =>
      http.change('post', `${SESSION}/reminded`, SessionSchema, { label: 'session of play', auth: true, body: {} }),
  }
}
