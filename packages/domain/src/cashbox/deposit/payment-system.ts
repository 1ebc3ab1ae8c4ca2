/** Minor units. */
export interface AmountLimits {
  readonly min: number
  readonly max: number
}

export interface CurrencyLimits extends AmountLimits {
  readonly currency: string
}

/** How the player pays: on the platform's page, by a redirect, or in a widget (docs/product-rules.md, Deposit). */
export type PayWay = 'open' | 'redirect' | 'invoice'

export interface MoneySystem {
  readonly key: number
  readonly position: number
  /** Empty for the defaults, which the site names by their key. */
  readonly name: string
  readonly image: string | null
  readonly limits: readonly CurrencyLimits[]
}

export interface PaymentSystem extends MoneySystem {
  readonly way: PayWay
  /** Path segment of the `redirect` way. */
  readonly method: string | null
  readonly savesCards: boolean
}

export interface SavedCard {
  readonly id: string
  readonly system: number
  /** `•••• 4242`. */
  readonly title: string
  /** `12/30`, or empty. */
  readonly expires: string
}

/** A field of a payout; lengths count digits for `card` and `phone`. */
export interface PayoutField {
  readonly name: string
  /** Empty for a default system. */
  readonly title: string
  readonly type: 'card' | 'phone' | 'email' | 'text'
  readonly placeholder: string
  readonly minLength: number
  readonly maxLength: number
}

export interface PayoutSystem extends MoneySystem {
  readonly payoutUrl: string
  readonly confirmsByPhone: boolean
  readonly fields: readonly PayoutField[]
  readonly saved: readonly { readonly id: string; readonly title: string }[]
}

/** Currencies in which the site has amounts of its own (docs/product-rules.md, Deposit). */
const DEFAULT_CURRENCIES: readonly string[] = ['RUB', 'USD']

/** The default first deposit, minor units: 500 of the currency. */
const DEFAULT_AMOUNT = 50_000

/** 100 to 1,000,000 of the currency, in minor units. */
export const DEFAULT_LIMITS: AmountLimits = { min: 10_000, max: 100_000_000 }

/** Any positive amount. */
export const NO_LIMITS: AmountLimits = { min: 1, max: Infinity }

/** The first amount in a currency where the site has one; else null. */
export function defaultAmount(currency: string): number | null {
  return DEFAULT_CURRENCIES.includes(currency) ? DEFAULT_AMOUNT : null
}

const defaultSystem = (key: number, position: number): MoneySystem => ({
  key,
  position,
  name: '',
  image: null,
  limits: [],
})

export const DEFAULT_PAYMENT_SYSTEMS: readonly PaymentSystem[] = [88, 77].map((key, position) => ({
  ...defaultSystem(key, position),
  way: 'open',
  method: null,
  savesCards: false,
}))

/** Names are empty: the site's texts name a system by its key and a field by its name. */
export const DEFAULT_PAYOUT_SYSTEMS: readonly PayoutSystem[] = [
  payoutSystem(88, { name: 'card', title: '', type: 'card', placeholder: '', minLength: 13, maxLength: 19 }, 0),
  payoutSystem(77, { name: 'account', title: '', type: 'text', placeholder: '', minLength: 1, maxLength: 150 }, 1),
]

function payoutSystem(key: number, field: PayoutField, position: number): PayoutSystem {
  return {
    ...defaultSystem(key, position),
    payoutUrl: `/json-api/treasury/user-payout/${key}`,
    confirmsByPhone: false,
    fields: [field],
    saved: [],
  }
}

/** Systems behind "more". */
const MORE: readonly number[] = [2, 5, 6, 7, 44, 99]

/** Systems by position, without those behind "more", unless there are no others. */
export function arrangeSystems<S extends MoneySystem>(systems: readonly S[]): { first: S[]; more: S[] } {
  const ordered = systems.toSorted((a, b) => a.position - b.position)
  const first = ordered.filter(({ key }) => !MORE.includes(key))
  return first.length === 0
    ? { first: ordered, more: [] }
    : { first, more: ordered.filter((one) => !first.includes(one)) }
}

/** Limits of a system in a currency: its own, else the general ones, else the default of RUB and USD, else none. */
export function limitsOf(
  system: Pick<MoneySystem, 'limits'>,
  general: readonly CurrencyLimits[],
  currency: string,
): AmountLimits {
  const inCurrency = (limits: readonly CurrencyLimits[]) => limits.find((limit) => limit.currency === currency)
  return (
    inCurrency(system.limits) ??
    inCurrency(general) ??
    (DEFAULT_CURRENCIES.includes(currency) ? DEFAULT_LIMITS : NO_LIMITS)
  )
}
