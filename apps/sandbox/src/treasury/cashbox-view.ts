import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Locale } from '../ground/wire/locale.ts'
import { NO_RULES, type MarketRules } from '../ground/wire/market-rules.ts'
import {
  depositSystems,
  isForbiddenSystem,
  payoutSystems,
  positionOf,
  systemImage,
  systemLabel,
  systemName,
} from './payment-systems.ts'
import type { PayoutDestinations } from './payouts/payout-destinations.ts'
import type { Payouts } from './payouts/payouts.ts'
import type { Transaction } from './history/transaction.ts'
import type { TreasurySettings } from './treasury-settings.ts'

interface Means {
  clock: PlatformClock
  destinations: PayoutDestinations
  payouts: Payouts
  settings: TreasurySettings
  paymentsUrl: () => string
}

/** The cashbox in the wire format (docs/platform-api.md, "Cashbox"). */
export class CashboxView {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  paymentSystems({ currency }: PlayerRecord, rules: MarketRules, locale: Locale) {
    const offered = depositSystems(currency).filter(({ key }) => !isForbiddenSystem(rules, key))
    return offered.map((system) => ({
      key: system.key,
      position: positionOf(system.key),
      name: systemName(system, locale),
      image: systemImage(system.slug),
      limits: system.deposit.limits,
      way: system.deposit.way,
      method: system.deposit.method,
      saves_cards: system.deposit.savesCards,
    }))
  }

  payoutSystems({ id, currency }: PlayerRecord, rules: MarketRules, locale: Locale) {
    const { destinations, settings } = this.#means
    const offered = payoutSystems(currency).filter(({ key }) => !isForbiddenSystem(rules, key))
    return offered.map((system) => ({
      key: system.key,
      position: positionOf(system.key),
      name: systemName(system, locale),
      image: systemImage(system.slug),
      limits: system.payout.limits,
      payout_url: `/json-api/treasury/user-payout/${system.key}`,
      confirm: settings.now.phoneConfirmation ? system.payout.confirm : null,
      fields: system.payout.fields.map((field) => ({
        name: field.name,
        title: field.title[locale],
        type: field.type,
        placeholder: field.placeholder,
        min_length: field.minLength,
        max_length: field.maxLength,
      })),
      saved: destinations.list(id, system.key),
    }))
  }

  transaction(transaction: Transaction, locale: Locale, { payoutsStand } = NO_RULES) {
    const { clock, payouts } = this.#means
    const { id, type, intent, system, amount, currency, status, reason, title, createdAt, updatedAt } = transaction
    return {
      id,
      type,
      intent,
      payment_system: systemLabel(system, locale),
      amount,
      currency,
      status,
      reason,
      title,
      pay_url: status === 'new' ? this.payUrl(transaction) : null,
      cancellable: !payoutsStand && payouts.canCancel(transaction),
      created_at: clock.iso(createdAt),
      updated_at: clock.iso(updatedAt),
    }
  }

  /** Null for payouts and for invoices, which are paid in the widget. */
  payUrl({ token, deposit }: Transaction): string | null {
    return token === null || deposit?.way === 'invoice' ? null : `${this.#means.paymentsUrl()}/pay/${token}`
  }
}
