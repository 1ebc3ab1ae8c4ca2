export { giftGain } from './deposit/amount.ts'
export { Cashbox, type CashboxMeans } from './cashbox.ts'
export type { TransactionPage } from './cashbox-api.ts'
export type { DepositDetails, DepositStore } from './deposit/deposit-store.ts'
export type { HistoryFilter, HistoryStore } from './history/history-store.ts'
export type { DepositRequest, PayoutOutcome, PayPlace } from './deposit/payments-api.ts'
export type { GiftsAtStake } from './withdraw/payout-gifts.ts'
export type { FailedCancel, PayoutList } from './withdraw/payout-list.ts'
export { limitsOf } from './deposit/payment-system.ts'
export type {
  AmountLimits,
  MoneySystem,
  PaymentSystem,
  PayoutField,
  PayoutSystem,
  SavedCard,
} from './deposit/payment-system.ts'
export { FLOW_PERIODS, type FlowPeriod, type FlowStep, type MoneyFlow } from './history/money-flow.ts'
export { createMoneyFlow } from './history/money-flow-reads.ts'
export type { Transaction, TransactionType } from './history/transaction.ts'
export { amountCell, csvFile, type CsvColumn } from './history/csv-file.ts'
export { TransactionMessages } from './history/transaction-messages.ts'
export type { WithdrawStore, WithdrawValues } from './withdraw/withdraw-store.ts'
export type { WirePaymentSystem, WirePayoutSystem, WireTransaction } from './cashbox-wire.ts'
export { RESULT_UNITS, sumOfSteps, type PlayResults, type PlayStep, type ResultUnit } from './rounds/play-results.ts'
export { netOf, type Round, type RoundGame } from './rounds/round.ts'
export { RoundsStore, type RoundsFilter } from './rounds/rounds-store.ts'
export type { WirePlayStep, WireRound } from './rounds/rounds-wire.ts'
export { createExclusion, type ExclusionMeans, type PlayerExclusion } from './exclusion/exclusion-store.ts'
export {
  afterTerm,
  closesGame,
  exclusionsToTake,
  isLiftable,
  kindsToExclude,
  leastEnd,
  runningExclusions,
  termParts,
  type Exclusion,
  type ExclusionDemand,
  type ExclusionEffect,
  type ExclusionState,
  type ExclusionWish,
  type Term,
} from './exclusion/exclusion.ts'
export type { WireExclusions } from './exclusion/exclusion-api.ts'
export { LimitsStore, type LimitsMeans } from './limits/limits-store.ts'
export {
  changeOf,
  DEPOSIT_KINDS,
  isOfTime,
  LIMIT_KINDS,
  limitOfPlay,
  placedLimits,
  SPANS_OF,
  tightestLimit,
  type LimitKind,
  type LimitPeriod,
  type LimitSpan,
  type OwnLimit,
  type PlacedLimit,
  type Remainder,
} from './limits/own-limit.ts'
export {
  askAt,
  breaksToTake,
  REALITY_CHECKS,
  refusalOfPlay,
  runningBreak,
  secondsPlayed,
  type AskPlace,
  type LimitAsk,
  type PlayBreak,
  type PlayerLimits,
  type PlaySession,
} from './limits/player-limits.ts'
export type { WireLimits, WirePlaySession } from './limits/limits-api.ts'
export { isPaymentRunning } from './running-payment.ts'
