/** Minor units. */
export interface AmountLimits {
  readonly min: number
  readonly max: number
}

export interface CurrencyLimits extends AmountLimits {
  readonly currency: string
}

/** How the player pays: on the platform's page, by a redirect, or in a widget (docs/product-rules.md: Deposit). */
export type PayWay = 'open' | 'redirect' | 'invoice'

export interface MoneySystem {
  readonly key: number
  readonly position: number
  /** Empty for the two defaults, which the site names by their key. */
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

/** Default limits by currency, minor units (docs/product-rules.md: Deposit). */
export const DEFAULT_LIMITS: AmountLimits = { min: 100, max: 1_000_000 }

export const DEFAULT_PAYMENT_SYSTEMS: readonly PaymentSystem[] = [88, 77].map((key, position) => ({
  key,
  position,
  name: '',
  image: null,
  limits: [],
  way: 'open',
  method: null,
  savesCards: false,
}))

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

/** Limits of a system in a currency: its own, else the general ones, else the default. */
export function limitsOf(
  system: Pick<MoneySystem, 'limits'>,
  general: readonly CurrencyLimits[],
  currency: string,
): AmountLimits {
  const inCurrency = (limits: readonly CurrencyLimits[]) => limits.find((limit) => limit.currency === currency)
  return inCurrency(system.limits) ?? inCurrency(general) ?? DEFAULT_LIMITS
}
