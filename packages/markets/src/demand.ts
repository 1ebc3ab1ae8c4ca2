import type { DemandKind, Demands, Market } from './market-schema.ts'

/** A demand as the site must meet it; null where the market has none, or it is off. */
export function demandOf<Kind extends DemandKind>(
  { demands }: Pick<Market, 'demands'>,
  kind: Kind,
): NonNullable<Demands[Kind]> | null {
  const demand = demands[kind]
  return demand === null || demand.off === true ? null : demand
}
