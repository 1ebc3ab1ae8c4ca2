import type { Translate } from './translate.ts'

/** Formats a percentage: "96.5%", "96,5 %". @param share 0 to 100 */
export function formatPercent(t: Translate, share: number): string {
  return new Intl.NumberFormat(t.languageTag, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100)
}
