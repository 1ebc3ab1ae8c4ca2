import { findBrand, type BrandManifest } from '@croupier/brands'
import type { Visit } from '@croupier/contract/visit'
import { largestIcon } from '../head.ts'
import { siteMarket, type SiteMarket } from '@croupier/markets/site-market'

export interface BrandOfVisit {
  /** As it is in the visit's market, without its other markets. */
  readonly brand: BrandManifest
  readonly market: SiteMarket | null
}

/** The brand and the market of a visit. */
export function brandOfVisit({ brand: id, market: code }: Pick<Visit, 'brand' | 'market'>): BrandOfVisit {
  const { markets = [], ...brand } = findBrand(id)
  const named = markets.find(({ market }) => market === code)
  const market = named ? siteMarket(named, brand.locales) : null
  return { brand: market?.currencies ? inCurrencies(brand, market.currencies) : brand, market }
}

/** The check has verified that the brand has one of them. */
function inCurrencies(brand: BrandManifest, allowed: readonly string[]): BrandManifest {
  const currencies = brand.currencies.filter((currency) => allowed.includes(currency))
  const [first = brand.defaultCurrency] = currencies
  const defaultCurrency = currencies.includes(brand.defaultCurrency) ? brand.defaultCurrency : first
  return { ...brand, currencies, defaultCurrency }
}

/** The brand as the browser gets it: icons and screenshots of the installed site are in its web manifest. */
export function withoutInstallFiles(brand: BrandManifest): BrandManifest {
  const { screenshots: _, ...webManifest } = brand.webManifest
  const icon = largestIcon(brand)
  return { ...brand, webManifest: { ...webManifest, icons: icon ? [icon] : [] } }
}
