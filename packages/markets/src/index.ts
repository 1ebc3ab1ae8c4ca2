import { registry } from './generated/registry.ts'
import type { Market } from './market-schema.ts'

export { demandOf } from './demand.ts'
export type { DemandKind, Market } from './market-schema.ts'

export type MarketCode = keyof typeof registry

/** `npm run brand -- check` has verified the files. */
export const markets = registry as unknown as Readonly<Record<MarketCode, Market>>

/** A brand's place in a market: its licence there. */
export interface BrandMarket {
  readonly market: string
  readonly operator?: string | undefined
  readonly licence?: string | undefined
  readonly logo?: string | undefined
}

/** Changes nothing: the market of brands that name none. */
export const DEFAULT_MARKET = 'default' satisfies MarketCode

/** The brand's market for visitors of a country (ISO 3166 in lower case), else its first one. */
export function chooseMarket(named: readonly BrandMarket[] | undefined, country: string): BrandMarket {
  const [first = { market: DEFAULT_MARKET }] = named ?? []
  return named?.find(({ market }) => isMarketCode(market) && markets[market].countries.includes(country)) ?? first
}

export const isMarketCode = (code: string): code is MarketCode => Object.hasOwn(markets, code)
