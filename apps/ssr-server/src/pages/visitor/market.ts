import { chooseMarket } from '@croupier/markets'
import type { Brand } from '../../settings/brands.ts'

/**
 * The market whose rules count for a visitor of a brand.
 * @param country ISO 3166 in lower case; null: the brand's own region
 */
export function marketOf({ markets, consent }: Pick<Brand, 'markets' | 'consent'>, country: string | null): string {
  return chooseMarket(markets, country ?? consent.region).market
}
