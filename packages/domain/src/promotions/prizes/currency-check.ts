import type { Logger } from '../../core/index.ts'
import type { Promotion } from '../promotion.ts'
import { unknownCurrencies } from './prize.ts'

/** Logs a prize whose price is in a currency that its promotion does not have, once each. Returns the promotion. */
export function createCurrencyCheck(log: Pick<Logger, 'error'>): (promotion: Promotion) => Promotion {
  const logged = new Set<string>()
  return (promotion) => {
    for (const id of unknownCurrencies(promotion)) {
      const prize = `${promotion.slug}/${id}`
      if (logged.has(prize)) continue
      logged.add(prize)
      log.error('currency of a prize', new Error(`Unknown currency of the prize ${prize}`))
    }
    return promotion
  }
}
