export { giftGain } from './amount.ts'
export { createCashbox, type Cashbox, type CashboxPorts } from './cashbox.ts'
export type { TransactionPage } from './cashbox-api.ts'
export type { DepositMemo, DepositStore } from './deposit-store.ts'
export type { HistoryFilter, HistoryStore } from './history-store.ts'
export { isRefusal, type IntentState } from './intent.ts'
export type { IntentStore } from './intent-store.ts'
export type { DepositRequest, PayoutOutcome, PayPlace } from './payments-api.ts'
export type { GiftsAtStake } from './payout-gifts.ts'
export type { PayoutList } from './payout-list.ts'
export { limitsOf } from './payment-system.ts'
export type {
  AmountLimits,
  MoneySystem,
  PaymentSystem,
  PayoutField,
  PayoutSystem,
  SavedCard,
} from './payment-system.ts'
export {
  isOver,
  TRANSACTION_STATUSES,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './transaction.ts'
export { transactionsCsv, type CsvColumn } from './transactions-csv.ts'
export { createTransactionNews } from './transaction-news.ts'
export type { WithdrawStore } from './withdraw-store.ts'
