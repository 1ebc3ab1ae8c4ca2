import { isCurrency } from '../ground/values/currencies.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import { integerOf, isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import { GIFT_STATES, GIFT_TYPES, type DepositLimit, type GiftSeed, type GiftTerms } from './gift.ts'

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
    toWager: integerOf(fields, 'toWager') ?? 0,
    terms: readTerms(fields),
    ...(expiresInMs !== null && { expiresInMs }),
  }
}

export function readGifts(gifts: unknown): GiftSeed[] {
  if (gifts === undefined) return []
  if (!Array.isArray(gifts)) throw invalid('gifts')
  return gifts.map(readGift)
}

function readTerms(fields: Fields): GiftTerms {
  return {
    image: textOf(fields, 'image') || null,
    parts: readGifts(fields['parts']),
    platforms: (['mobile', 'desktop'] as const).filter((one) => slugsOf(fields, 'platforms').includes(one)),
    producers: slugsOf(fields, 'producers'),
    games: slugsOf(fields, 'games'),
    maxBet: integerOf(fields, 'maxBet'),
    shares: readShares(fields),
    spins: readSpins(fields),
    wagerDays: integerOf(fields, 'wagerDays'),
  }
}

function slugsOf(fields: Fields, name: string): string[] {
  const slugs = fields[name] ?? []
  if (!Array.isArray(slugs) || slugs.some((slug) => typeof slug !== 'string')) throw invalid(name)
  return slugs as string[]
}

function readShares(fields: Fields): Record<string, number> {
  const shares = fields['shares'] ?? {}
  if (!isFields(shares) || Object.values(shares).some((share) => typeof share !== 'number')) throw invalid('shares')
  return shares as Record<string, number>
}

function readSpins(fields: Fields): { count: number; bet: number } | null {
  const spins = fields['spins'] ?? null
  if (spins === null) return null
  const count = isFields(spins) ? integerOf(spins, 'count') : null
  const bet = isFields(spins) ? integerOf(spins, 'bet') : null
  if (count === null || bet === null) throw invalid('spins')
  return { count, bet }
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
