import { isCurrency } from '../treasury/ledger/currencies.ts'
import { ApiError } from '../wire/api-error.ts'
import { integerOf, isFields, textOf, type Fields } from '../wire/fields.ts'
import { GIFT_STATES, GIFT_TYPES, type DepositLimit, type GiftSeed } from './gift.ts'

/** Reads a gift of a control call (README.md, "Control"). @throws ApiError */
export function readGift(fields: unknown): GiftSeed {
  if (!isFields(fields)) throw invalid('gifts')
  const type = GIFT_TYPES.find((one) => one === (fields['type'] ?? 'deposit_bonus'))
  const state = GIFT_STATES.find((one) => one === (fields['state'] ?? 'received'))
  if (!type) throw invalid('type')
  if (!state) throw invalid('state')
  const expiresInMs = integerOf(fields, 'expiresInMs')
  return {
    type,
    state,
    title: textOf(fields, 'title') || type,
    notification: textOf(fields, 'notification') || null,
    reason: textOf(fields, 'reason') || 'personal',
    amount: integerOf(fields, 'amount'),
    percent: integerOf(fields, 'percent'),
    wager: integerOf(fields, 'wager'),
    price: integerOf(fields, 'price'),
    productId: integerOf(fields, 'productId'),
    depositLimits: readLimits(fields),
    depositProgress: integerOf(fields, 'depositProgress') ?? 0,
    isSelected: fields['isSelected'] === true,
    ...(expiresInMs !== null && { expiresInMs }),
  }
}

export function readGifts(gifts: unknown): GiftSeed[] {
  if (gifts === undefined) return []
  if (!Array.isArray(gifts)) throw invalid('gifts')
  return gifts.map(readGift)
}

function readLimits(fields: Fields): DepositLimit[] {
  const limits = fields['depositLimits'] ?? []
  if (!Array.isArray(limits)) throw invalid('depositLimits')
  return limits.map((one: unknown) => {
    const limit = isFields(one) ? integerOf(one, 'limit') : null
    const currency = isFields(one) ? one['currency'] : null
    if (limit === null || !isCurrency(currency)) throw invalid('depositLimits')
    return { currency, limit }
  })
}

const invalid = (field: string): ApiError => new ApiError(400, [{ code: 'invalid', field }])
