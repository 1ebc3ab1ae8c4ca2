import { fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'
import { picturePath } from '../ground/values/picture-address.ts'
import { isForbidden, type MarketRules, type PaymentKind } from '../ground/wire/market-rules.ts'
import type { AmountLimit } from './amount-limits.ts'

/** The call by which a payment starts. */
export type PayingWay = 'open' | 'redirect' | 'invoice'

/** A field of a payout system; `title` is its label. */
export interface PayoutField {
  name: string
  type: 'card' | 'phone' | 'email' | 'text'
  title: Texts
  placeholder: string
  minLength: number
  maxLength: number
}

interface PaymentSystem {
  key: number
  slug: string
  /** Of a payment that some market forbids. */
  kind?: PaymentKind
  name: string | Texts
  /** Null: all. */
  currencies: readonly Currency[] | null
  deposit: { way: PayingWay; method: string | null; savesCards: boolean; limits: readonly AmountLimit[] } | null
  payout: { confirm: 'phone' | null; fields: readonly PayoutField[]; limits: readonly AmountLimit[] } | null
}

/** A limit in each currency, of about the same value. */
const worth = (min: number, max: number, currencies: readonly Currency[]): AmountLimit[] =>
  currencies.map((currency) => ({ currency, min: fromEuros(min, currency), max: fromEuros(max, currency) }))

const CARD_NUMBER: PayoutField = {
  name: 'card',
  type: 'card',
  title: { ru: 'Номер карты', en: 'Card number', it: 'Numero della carta', br: 'Número do cartão' },
  placeholder: '0000 0000 0000 0000',
  minLength: 13,
  maxLength: 19,
}
const PHONE: PayoutField = {
  name: 'phone',
  type: 'phone',
  title: { ru: 'Номер телефона', en: 'Phone number', it: 'Numero di telefono', br: 'Número de telefone' },
  placeholder: '+0 000 000-00-00',
  minLength: 8,
  maxLength: 15,
}
const EMAIL: PayoutField = {
  name: 'email',
  type: 'email',
  title: {
    ru: 'Эл. почта кошелька',
    en: 'Email of the wallet',
    it: 'E-mail del portafoglio',
    br: 'E-mail da carteira',
  },
  placeholder: 'name@example.com',
  minLength: 5,
  maxLength: 150,
}
const HOLDER: PayoutField = {
  name: 'holder',
  type: 'text',
  title: {
    ru: 'Имя владельца счёта',
    en: 'Name of the account holder',
    it: 'Intestatario del conto',
    br: 'Nome do titular da conta',
  },
  placeholder: '',
  minLength: 2,
  maxLength: 70,
}
const account = (title: Texts, placeholder: string, minLength: number, maxLength: number): PayoutField => ({
  name: 'account',
  type: 'text',
  title,
  placeholder,
  minLength,
  maxLength,
})
const BANK_ACCOUNT = account(
  { ru: 'Номер счёта', en: 'Account number', it: 'IBAN o numero di conto', br: 'Número da conta' },
  'DE00 0000 0000 0000 0000 00',
  8,
  34,
)
const COIN_ADDRESS = account(
  { ru: 'Адрес кошелька', en: 'Wallet address', it: 'Indirizzo del portafoglio', br: 'Endereço da carteira' },
  'kx1…',
  20,
  90,
)
const INSTANT_KEY = account(
  { ru: 'Ключ перевода', en: 'Transfer key', it: 'Chiave di trasferimento', br: 'Chave de transferência' },
  '000.000.000-00',
  5,
  77,
)

/** By position. Names and logos are invented. */
const PAYMENT_SYSTEMS: readonly PaymentSystem[] = [
  {
    key: 88,
    slug: 'bank-card',
    name: { ru: 'Банковская карта', en: 'Bank card', it: 'Carta di pagamento', br: 'Cartão' },
    currencies: null,
    deposit: {
      way: 'open',
      method: null,
      savesCards: true,
      limits: worth(5, 2000, ['RUB', 'EUR', 'USD', 'BRL']),
    },
    payout: { confirm: 'phone', fields: [CARD_NUMBER], limits: worth(10, 3000, ['RUB', 'EUR', 'USD', 'BRL']) },
  },
  {
    key: 77,
    slug: 'lirova',
    name: 'Lirova',
    currencies: null,
    deposit: { way: 'open', method: null, savesCards: false, limits: [] },
    payout: { confirm: null, fields: [EMAIL], limits: [] },
  },
  {
    key: 99,
    slug: 'kestrix',
    kind: 'crypto',
    name: 'Kestrix Coin',
    currencies: null,
    deposit: { way: 'open', method: null, savesCards: false, limits: worth(20, 20_000, ['RUB', 'EUR', 'USD', 'KZT']) },
    payout: { confirm: 'phone', fields: [COIN_ADDRESS], limits: worth(20, 20_000, ['RUB', 'EUR', 'USD', 'KZT']) },
  },
  {
    key: 12,
    slug: 'raiozo',
    name: 'Raiozo',
    currencies: ['BRL'],
    deposit: { way: 'open', method: null, savesCards: false, limits: worth(2, 5000, ['BRL']) },
    payout: { confirm: null, fields: [INSTANT_KEY], limits: worth(5, 5000, ['BRL']) },
  },
  {
    key: 21,
    slug: 'ottavia',
    name: 'Ottavia',
    currencies: ['EUR', 'USD', 'CAD'],
    deposit: { way: 'open', method: null, savesCards: false, limits: worth(10, 3000, ['EUR']) },
    payout: { confirm: null, fields: [EMAIL], limits: worth(10, 3000, ['EUR']) },
  },
  {
    key: 2,
    slug: 'zennik',
    name: 'Zennik',
    currencies: null,
    deposit: { way: 'redirect', method: 'zennik', savesCards: false, limits: [] },
    payout: { confirm: null, fields: [EMAIL], limits: [] },
  },
  {
    key: 5,
    slug: 'tellimo',
    name: 'Tellimo',
    currencies: ['RUB', 'UAH', 'KZT', 'EUR'],
    deposit: { way: 'invoice', method: null, savesCards: false, limits: worth(1, 150, ['RUB', 'UAH', 'KZT', 'EUR']) },
    payout: { confirm: 'phone', fields: [PHONE], limits: worth(2, 150, ['RUB', 'UAH', 'KZT', 'EUR']) },
  },
  {
    key: 6,
    slug: 'kaskad',
    kind: 'cash',
    name: { ru: 'Терминалы «Каскад»', en: 'Kaskad terminals', it: 'Terminali Kaskad', br: 'Terminais Kaskad' },
    currencies: ['RUB', 'UAH', 'KZT'],
    deposit: { way: 'redirect', method: 'kaskad', savesCards: false, limits: worth(1, 300, ['RUB', 'UAH', 'KZT']) },
    payout: null,
  },
  {
    key: 7,
    slug: 'umbrio',
    name: 'Umbrio',
    currencies: null,
    deposit: { way: 'invoice', method: null, savesCards: false, limits: [] },
    payout: { confirm: null, fields: [EMAIL], limits: [] },
  },
  {
    key: 44,
    slug: 'bankaro',
    name: { ru: 'Банкаро: перевод', en: 'Bankaro transfer', it: 'Bonifico Bankaro', br: 'Transferência Bankaro' },
    currencies: null,
    deposit: {
      way: 'redirect',
      method: 'bankaro',
      savesCards: false,
      limits: worth(20, 10_000, ['EUR', 'USD', 'CAD']),
    },
    payout: { confirm: 'phone', fields: [BANK_ACCOUNT, HOLDER], limits: worth(20, 10_000, ['EUR', 'USD', 'CAD']) },
  },
  {
    key: 33,
    slug: 'vaucho',
    kind: 'voucher',
    name: 'Vaucho',
    currencies: null,
    deposit: {
      way: 'open',
      method: null,
      savesCards: false,
      limits: worth(5, 100, ['RUB', 'EUR', 'USD', 'UAH', 'BRL']),
    },
    payout: null,
  },
  {
    key: 51,
    slug: 'altynka',
    name: 'Altynka',
    currencies: ['KZT', 'RUB'],
    deposit: { way: 'open', method: null, savesCards: false, limits: [] },
    payout: { confirm: null, fields: [PHONE], limits: [] },
  },
  {
    key: 61,
    slug: 'northpin',
    name: 'Northpin',
    currencies: ['CAD', 'USD'],
    deposit: { way: 'open', method: null, savesCards: false, limits: worth(10, 2000, ['CAD']) },
    payout: { confirm: null, fields: [EMAIL], limits: worth(10, 2000, ['CAD']) },
  },
]

type WithDeposit = PaymentSystem & { deposit: NonNullable<PaymentSystem['deposit']> }
type WithPayout = PaymentSystem & { payout: NonNullable<PaymentSystem['payout']> }

const takes = (system: PaymentSystem, currency: Currency): boolean => system.currencies?.includes(currency) ?? true

export const depositSystems = (currency: Currency): WithDeposit[] =>
  PAYMENT_SYSTEMS.filter((system): system is WithDeposit => system.deposit !== null && takes(system, currency))

export const payoutSystems = (currency: Currency): WithPayout[] =>
  PAYMENT_SYSTEMS.filter((system): system is WithPayout => system.payout !== null && takes(system, currency))

/** Whether a market forbids a system, for deposits and payouts. */
export const isForbiddenSystem = (rules: MarketRules, key: number): boolean =>
  isForbidden(rules, PAYMENT_SYSTEMS.find((system) => system.key === key)?.kind)

/** From 1, over all systems. */
export const positionOf = (key: number): number => PAYMENT_SYSTEMS.findIndex((system) => system.key === key) + 1

export const systemImage = (slug: string): string => picturePath('payment', slug)

export const systemName = ({ name }: Pick<PaymentSystem, 'name'>, locale: Locale): string =>
  typeof name === 'string' ? name : name[locale]

/** Key and name of a system, also of one that no longer exists. */
export function systemLabel(key: number, locale: Locale): { key: number; name: string; image: string } {
  const system = PAYMENT_SYSTEMS.find((one) => one.key === key)
  return { key, name: system ? systemName(system, locale) : String(key), image: systemImage(system?.slug ?? 'other') }
}

export const systemSlug = (key: number): string => PAYMENT_SYSTEMS.find((one) => one.key === key)?.slug ?? 'other'
