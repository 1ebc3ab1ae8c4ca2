import * as v from 'valibot'
import {
  AddressSchema,
  AmountSchema,
  CountSchema,
  CurrencySchema,
  dataOf,
  exactly,
  FlagSchema,
  IdSchema,
  listOf,
  NameSchema,
  NumberSchema,
  objectOf,
  pageOf,
  SlugSchema,
  SMS_REPEAT_SECONDS,
  TimeSchema,
  TitleOrNullSchema,
  TitleSchema,
  TRANSACTION_STATUSES,
} from '../core/index.ts'
import type { PaymentSystem, PayoutSystem, SavedCard } from './deposit/payment-system.ts'
import type { Transaction } from './history/transaction.ts'

const LimitSchema = v.pipe(
  v.object({ currency: CurrencySchema, min: AmountSchema, max: AmountSchema }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && dataset.value.min > dataset.value.max) addIssue({ expected: 'a minimum below the maximum' })
  }),
)
/** A key or a code; null where there is none. */
const CodeSchema = v.nullish(v.pipe(v.string(), v.maxLength(200)), null)
const KeySchema = v.pipe(v.number(), v.safeInteger())

const SYSTEM = {
  key: KeySchema,
  position: v.nullish(NumberSchema, 0),
  name: TitleSchema,
  image: AddressSchema,
  limits: exactly(v.nullish(v.pipe(v.array(LimitSchema), v.maxLength(100)), [])),
}

const PaymentSystemSchema = v.pipe(
  objectOf({
    ...SYSTEM,
    way: exactly(v.nullish(v.picklist(['open', 'redirect', 'invoice']), 'open')),
    method: exactly(v.nullish(SlugSchema, null)),
    saves_cards: FlagSchema,
  }),
  v.transform(({ saves_cards, ...system }): PaymentSystem => ({ ...system, savesCards: saves_cards })),
)

const FIELD_TYPES = ['card', 'phone', 'email', 'text'] as const

const FieldSchema = objectOf({
  name: SlugSchema,
  title: NameSchema,
  type: v.pipe(
    v.nullish(v.string(), 'text'),
    v.transform((text) => FIELD_TYPES.find((type) => type === text) ?? 'text'),
  ),
  placeholder: TitleSchema,
  min_length: CountSchema,
  max_length: CountSchema,
})

const PayoutSystemSchema = v.pipe(
  objectOf({
    ...SYSTEM,
    payout_url: v.pipe(v.string(), v.regex(/^\/[a-z0-9][\w./-]*$/i, 'not a path of the platform')),
    confirm: exactly(v.nullish(v.string(), null)),
    fields: exactly(v.nullish(v.pipe(v.array(FieldSchema), v.maxLength(30)), [])),
    saved: v.nullish(listOf(v.object({ id: IdSchema, title: NameSchema }), { keyOf: ({ id }) => id, max: 50 }), []),
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
  objectOf({ id: IdSchema, payment_system: KeySchema, title: NameSchema, expires: TitleSchema }),
  v.transform(({ payment_system, ...card }): SavedCard => ({ ...card, system: payment_system })),
)

export const TransactionSchema = v.pipe(
  objectOf({
    id: IdSchema,
    type: v.picklist(['deposit', 'payout']),
    intent: CodeSchema,
    payment_system: v.nullish(objectOf({ key: KeySchema, name: TitleSchema, image: AddressSchema }), null),
    amount: AmountSchema,
    currency: CurrencySchema,
    status: v.picklist(TRANSACTION_STATUSES),
    reason: CodeSchema,
    title: TitleOrNullSchema,
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
    canCancel: wire.cancellable ?? (wire.type === 'payout' && wire.status === 'new'),
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
  })),
)

export type WirePaymentSystem = v.InferInput<typeof PaymentSystemSchema>
export type WirePayoutSystem = v.InferInput<typeof PayoutSystemSchema>
export type WireTransaction = v.InferInput<typeof TransactionSchema>

const systemsOf = <S extends v.GenericSchema<unknown, { key: number }>>(schema: S) =>
  dataOf(listOf(schema, { keyOf: ({ key }) => key, max: 100 }))
const transactionKey = { keyOf: ({ id }: Transaction) => id }

export const PaymentSystemsAnswer = systemsOf(PaymentSystemSchema)
export const PayoutSystemsAnswer = systemsOf(PayoutSystemSchema)
export const LimitsAnswer = dataOf(listOf(LimitSchema, { keyOf: ({ currency }) => currency }))
export const SumRangeAnswer = dataOf(listOf(AmountSchema, { keyOf: (amount) => amount, max: 20 }))
export const LastBetAnswer = dataOf(v.nullable(v.object({ amount: AmountSchema, currency: CurrencySchema })))
export const CardsAnswer = dataOf(listOf(CardSchema, { keyOf: ({ id }) => id, max: 50 }))
export const TransactionsAnswer = dataOf(listOf(TransactionSchema, { ...transactionKey, max: 100 }))
const TotalsSchema = v.object({ deposited: AmountSchema, withdrawn: AmountSchema })
export const TransactionPageAnswer = v.intersect([
  pageOf(TransactionSchema, transactionKey),
  objectOf({ totals: v.nullish(TotalsSchema, null) }),
])

/** Where the player pays (docs/platform-api.md: Paying). */
export const RedirectAnswer = v.object({ redirectUrl: v.string() })
export const InvoiceAnswer = v.object({ invoiceAccessToken: v.string(), invoiceId: IdSchema, widgetUrl: v.string() })

export const PayoutAnswer = v.variant('success', [
  v.object({ success: v.literal(true) }),
  objectOf({
    success: v.literal(false),
    confirm: v.literal('phone'),
    phone: TitleSchema,
    retryAfter: v.nullish(CountSchema, SMS_REPEAT_SECONDS),
  }),
])
