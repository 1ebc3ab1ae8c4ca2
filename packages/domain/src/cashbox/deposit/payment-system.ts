/** Least and most of one currency, minor units. */
export interface AmountLimits {
  readonly min: number
  readonly max: number
}

export interface CurrencyLimits extends AmountLimits {
  readonly currency: string
}

/** How a deposit reaches its provider: by our platform's own page, by a redirect, in a widget (core.md 7). */
export type PayWay = 'open' | 'redirect' | 'invoice'

/** What pay-in and pay-out have in common (core.md 3: Payment system / payout system). */
export interface MoneySystem {
  readonly key: number
  readonly position: number
  /** Empty for the two that stand in where the platform names none: the site calls them by their key. */
  readonly name: string
  readonly image: string | null
  readonly limits: readonly CurrencyLimits[]
}

export interface PaymentSystem extends MoneySystem {
  readonly way: PayWay
  /** The word for the address of the way `redirect`. */
  readonly method: string | null
  readonly savesCards: boolean
}

/** A card or wallet the player has paid with. */
export interface SavedCard {
  readonly id: string
  /** Key of its payment system. */
  readonly system: number
  /** `•••• 4242`. */
  readonly title: string
  /** `12/30`, or empty. */
  readonly expires: string
}

/** What a payout needs to know; lengths count digits for `card` and `phone`. */
export interface PayoutField {
  readonly name: string
  readonly title: string
  readonly type: 'card' | 'phone' | 'email' | 'text'
  readonly placeholder: string
  readonly minLength: number
  readonly maxLength: number
}

export interface PayoutSystem extends MoneySystem {
  /** A path of the platform that takes the request. */
  readonly payoutUrl: string
  readonly confirmsByPhone: boolean
  readonly fields: readonly PayoutField[]
  /** Where money went before. */
  readonly saved: readonly { readonly id: string; readonly title: string }[]
}

/** What limits a system where nobody else does, minor units (core.md 3, 9). */
export const DEFAULT_LIMITS: AmountLimits = { min: 100, max: 1_000_000 }

/** What is offered where the platform names none (core.md 3: defaults). */
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

/** These stand behind "more" (core.md 9). */
const MORE: readonly number[] = [2, 5, 6, 7, 44, 99]

/** By position; those of the "more" list apart. Where nothing else is left, nothing is hidden. */
export function arrangeSystems<S extends MoneySystem>(systems: readonly S[]): { first: S[]; more: S[] } {
  const ordered = systems.toSorted((a, b) => a.position - b.position)
  const first = ordered.filter(({ key }) => !MORE.includes(key))
  return first.length === 0
    ? { first: ordered, more: [] }
    : { first, more: ordered.filter((one) => !first.includes(one)) }
}

/** What holds for a system in a currency: its own limits, else the general ones, else the default. */
export function limitsOf(
  system: Pick<MoneySystem, 'limits'>,
  general: readonly CurrencyLimits[],
  currency: string,
): AmountLimits {
  const inCurrency = (limits: readonly CurrencyLimits[]) => limits.find((limit) => limit.currency === currency)
  return inCurrency(system.limits) ?? inCurrency(general) ?? DEFAULT_LIMITS
}
