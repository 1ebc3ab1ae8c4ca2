import defaultMarket from '../default/market.json' with { type: 'json' }
import { demandOf } from './demand.ts'
import type { Market } from './market-schema.ts'

/** Which self-exclusions the site offers. Terms are lengths of ISO 8601, such as `P6M`. */
export interface SiteExclusion {
  readonly terms: readonly string[]
  /** The least time of an open-ended one; null: there is none. */
  readonly openEnded: string | null
  /** Also of a kind of games alone. */
  readonly byKind: boolean
}

/** Null where the market wants none on the site. */
export function siteExclusion(market: Pick<Market, 'demands'>): SiteExclusion | null {
  const demand = demandOf(market, 'exclusion')
  return demand && { terms: demand.terms, openEnded: demand.openEnded, byKind: demand.byKind }
}

/** Of visitors whose market demands nothing. */
export const DEFAULT_EXCLUSION = siteExclusion(defaultMarket as unknown as Market)
