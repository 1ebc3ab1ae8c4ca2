import * as v from 'valibot'
import {
  AddressSchema,
  CountSchema,
  dataOf,
  FlagSchema,
  IdSchema,
  listOf,
  MinorSchema,
  pageOf,
  SMS_REPEAT_SECONDS,
  TextSchema,
  TimeSchema,
} from '../core/index.ts'
import type { PaymentSystem, PayoutSystem, SavedCard } from './deposit/payment-system.ts'
import { TRANSACTION_STATUSES, type Transaction } from './history/transaction.ts'

const AmountSchema = v.pipe(MinorSchema, v.minValue(0))
const LimitSchema = v.object({ currency: v.string(), min: AmountSchema, max: AmountSchema })

const SYSTEM = {
  key: v.pipe(v.number(), v.integer()),
  position: v.nullish(v.number(), 0),
  name: TextSchema,
  image: AddressSchema,
  // A system whose limits cannot be read is left out whole.
  limits: v.nullish(v.array(LimitSchema), []),
}

const PaymentSystemSchema = v.pipe(
  v.object({
    ...SYSTEM,
    way: v.nullish(v.picklist(['open', 'redirect', 'invoice']), 'open'),
    method: v.nullish(v.string(), null),
    saves_cards: FlagSchema,
  }),
  v.transform(({ saves_cards, ...system }): PaymentSystem => ({ ...system, savesCards: saves_cards })),
)

const PayoutSystemSchema = v.pipe(
  v.object({
    ...SYSTEM,
    payout_url: v.pipe(v.string(), v.regex(/^\/[a-z0-9][\w./-]*$/i, 'not a path of the platform')),
    confirm: v.nullish(v.string(), null),
    // All fields are required: a system with an unreadable one is left out whole.
    fields: v.nullish(
      v.array(
        v.object({
          name: v.string(),
          title: v.string(),
          type: v.fallback(v.picklist(['card', 'phone', 'email', 'text']), 'text'),
          placeholder: TextSchema,
          min_length: CountSchema,
          max_length: CountSchema,
        }),
      ),
      [],
    ),
    saved: v.nullish(listOf(v.object({ id: IdSchema, title: v.string() }), 'saved'), []),
  }),
  v.transform(({ payout_url, confirm, fields, ...system }): PayoutSystem => ({
    ...system,
    payoutUrl: payout_url,
    confirmsByPhone: confirm === 'phone',
    fields: fields.map(({ min_length, max_length, ...field }) => ({
      ...field,
      minLength: min_length,
      maxLength: max_length,
    })),
  })),
)

const CardSchema = v.pipe(
  v.object({ id: IdSchema, payment_system: v.number(), title: v.string(), expires: TextSchema }),
  v.transform(({ payment_system, ...card }): SavedCard => ({ ...card, system: payment_system })),
)

const TransactionSchema = v.pipe(
  v.object({
    id: IdSchema,
    type: v.picklist(['deposit', 'payout']),
    intent: v.nullish(v.string(), null),
    payment_system: v.nullish(v.object({ key: v.number(), name: TextSchema, image: AddressSchema }), null),
    amount: AmountSchema,
    currency: v.string(),
    status: v.picklist(TRANSACTION_STATUSES),
    reason: v.nullish(v.string(), null),
    title: v.nullish(v.string(), null),
    pay_url: AddressSchema,
    cancellable: v.nullish(v.boolean(), null),
    created_at: v.nullish(TimeSchema, null),
    updated_at: v.nullish(TimeSchema, null),
  }),
  v.transform((wire): Transaction => ({
    id: wire.id,
    type: wire.type,
    attemptKey: wire.intent,
    system: wire.payment_system,
    amount: wire.amount,
    currency: wire.currency,
    status: wire.status,
    reason: wire.reason,
    title: wire.title,
    payUrl: wire.pay_url,
    isCancellable: wire.cancellable ?? (wire.type === 'payout' && wire.status === 'new'),
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
  })),
)

export type WirePaymentSystem = v.InferInput<typeof PaymentSystemSchema>
export type WirePayoutSystem = v.InferInput<typeof PayoutSystemSchema>
export type WireTransaction = v.InferInput<typeof TransactionSchema>

export const PaymentSystemsAnswer = dataOf(listOf(PaymentSystemSchema))
export const PayoutSystemsAnswer = dataOf(listOf(PayoutSystemSchema))
export const LimitsAnswer = dataOf(listOf(LimitSchema))
export const SumRangeAnswer = dataOf(listOf(AmountSchema))
export const LastBetAnswer = dataOf(v.nullable(v.object({ amount: AmountSchema, currency: v.string() })))
export const CardsAnswer = dataOf(listOf(CardSchema))
export const TransactionAnswer = dataOf(TransactionSchema)
export const ClosedAttemptAnswer = dataOf(v.nullable(TransactionSchema))
export const TransactionsAnswer = dataOf(listOf(TransactionSchema))
const TotalsSchema = v.object({ deposited: AmountSchema, withdrawn: AmountSchema })
export const TransactionPageAnswer = v.intersect([
  pageOf(TransactionSchema),
  v.object({ totals: v.fallback(v.nullish(TotalsSchema, null), null) }),
])

/** Where the player pays (docs/platform-api.md: Paying). */
export const RedirectAnswer = v.object({ redirectUrl: v.string() })
export const InvoiceAnswer = v.object({
  invoiceAccessToken: v.string(),
  invoiceId: IdSchema,
  label: TextSchema,
  name: TextSchema,
  description: TextSchema,
  widgetUrl: v.string(),
})

export const PayoutAnswer = v.variant('success', [
  v.object({ success: v.literal(true) }),
  v.object({
    success: v.literal(false),
    confirm: v.literal('phone'),
    phone: TextSchema,
    retryAfter: v.nullish(v.number(), SMS_REPEAT_SECONDS),
  }),
])
export const CancelAnswer = v.object({ success: v.literal(true, 'the platform did not agree') })
