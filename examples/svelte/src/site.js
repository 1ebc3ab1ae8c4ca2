import { formatMoney } from '@croupier/domain/core'
import { createBrowserSite } from '@croupier/hosts/browser'

export const site = createBrowserSite({
  platform: location.origin,
  brand: 'gold',
  locale: 'en',
  // The player is led to payment pages of these origins only.
  paymentOrigins: [import.meta.env.VITE_PAYMENTS ?? 'http://localhost:4001'],
})

/** @param amount in minor units */
export const money = (amount, currency) => formatMoney(amount, currency, 'en')
