import { currencyDisplay } from '@croupier/domain/core'

/** Currency symbol: "₽" for RUB, "CA$" for CAD. */
export function currencySign(currency: string, languageTag: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return currency
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
