/** Pause between two tooltips on a device, milliseconds: 1440 minutes. */
const PAUSE_MS = 1440 * 60_000

/**
 * The most that the welcome bonus brings, minor units (docs/product-rules.md, Lobby, games and search). In another currency
 * the number would promise something else, so it is said in this one only.
 */
export const PROMO_TOOLTIP_AMOUNT = { minor: 300_000_00, currency: 'RUB' } as const

/**
 * Whether the promo widget may show its tooltip at `now` (milliseconds, server time). `last` is when this device showed
 * it, as it was stored, or null. A time that cannot be read, or that is still to come, counts as none.
 */
export function isPromoTooltipDue(last: string | null, now: number): boolean {
  const shownAt = Number(last ?? NaN)
  return !(shownAt <= now && now < shownAt + PAUSE_MS)
}
