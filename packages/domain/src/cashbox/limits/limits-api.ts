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
  read,
  readChange,
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
  const changed = async (answer: Promise<unknown>, holds: (limits: PlayerLimits) => boolean): Promise<PlayerLimits> =>
    readChange(v.pipe(LimitsSchema, v.check(holds, 'the changed limit')), await answer, 'limits of a player', http)
  return {
    limits: async (signal: AbortSignal): Promise<PlayerLimits> =>
      read(dataOf(LimitsSchema), await http.get(LIMITS, { signal, auth: true }), 'limits of a player', http).data,
    setDepositLimit: (period: LimitPeriod, amount: number | null) =>
      changed(
        http.put(`${LIMITS}/deposit`, { period, amount }, { auth: true }),
        ({ deposit }) => deposit[period] !== null,
      ),
    setRealityCheck: (minutes: number | null) =>
      changed(
        http.put(`${LIMITS}/reality-check`, { minutes }, { auth: true }),
        ({ realityCheck }) => realityCheck !== 'unreadable',
      ),
    takeBreak: (period: LimitPeriod) =>
      changed(http.post(`${LIMITS}/break`, { period }, { auth: true }), (limits) => limits.break !== null),
    session: async (signal: AbortSignal): Promise<PlaySession> =>
      read(dataOf(SessionSchema), await http.get(SESSION, { signal, auth: true }), 'session of play').data,
    reminded: async (): Promise<PlaySession> =>
      readChange(SessionSchema, await http.post(`${SESSION}/reminded`, {}, { auth: true }), 'session of play', http),
  }
}
