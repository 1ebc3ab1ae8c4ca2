import type { Translate } from './texts.ts'

/** "96.5%", "96,5 %". @param share of a hundred */
export function formatPercent(t: Translate, share: number): string {
  return new Intl.NumberFormat(t.languageTag, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100)
}
