export { createLimits, type LimitsOptions, type LimitsStore } from './limits-store.ts'
export {
  breaksToTake,
  changeOf,
  LIMIT_PERIODS,
  minutesPlayed,
  REALITY_CHECKS,
  runningBreak,
  tightestLimit,
  type DepositLimit,
  type LimitPeriod,
  type PlayBreak,
  type PlayerLimits,
  type PlaySession,
} from './player-limits.ts'
export type { WireLimits, WirePlaySession } from './limits-api.ts'
