import { brandAddress } from './brand.ts'
import { useBrand, useTexts } from './tab.tsx'
import { formatNumber } from '../texts/format-number.ts'
import { UNKNOWN_AMOUNT } from './moving-amount.tsx'

/** A number of compoints with the brand's sign of them; null: unknown. */
export function CompointsText({ amount }: { readonly amount: number | null }) {
  const t = useTexts()
  const brand = useBrand()
  return (
    <span translate="no" className="inline-flex items-center gap-1.5 tabular-nums">
      {amount === null ? UNKNOWN_AMOUNT : formatNumber(t.languageTag, amount)}
      <img src={brandAddress(brand, 'loyalty')} alt="" width="18" height="18" className="size-4.5" />
    </span>
  )
}
