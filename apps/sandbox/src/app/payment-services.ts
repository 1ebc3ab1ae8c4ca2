import type { OpenedPayment, PaymentServices } from '../games-origin/index.ts'
import type { Platform } from '../platform/platform.ts'
import { depositSystems, systemLabel, systemSlug } from '../treasury/payment-systems.ts'
import type { Transaction } from '../treasury/history/transaction.ts'

export function paymentServices({ clock, treasury }: Platform): PaymentServices {
  const { deposits, transactions } = treasury
  return {
    openPayment(token) {
      const deposit = transactions.byToken(token)
      return deposit && paymentOf(deposit)
    },
    decide(token, decision, card) {
      const deposit = deposits.decide(token, decision, card)
      return deposit && paymentOf(deposit)
    },
    now: () => clock.now(),
  }
}

function paymentOf({ intent, system, amount, currency, status, title, deposit }: Transaction): OpenedPayment | null {
  if (!deposit) return null
  const savesCards = depositSystems(currency).some(({ key, deposit: kind }) => key === system && kind.savesCards)
  return {
    intent,
    amount,
    currency,
    locale: deposit.locale,
    status,
    systemName: systemLabel(system, deposit.locale).name,
    systemSlug: systemSlug(system),
    asksCard: savesCards && title === null,
    savesCards,
    cardTitle: title,
    accessToken: deposit.accessToken,
    returnUrl: deposit.returnUrl,
  }
}
