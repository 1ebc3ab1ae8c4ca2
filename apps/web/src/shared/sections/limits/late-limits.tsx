import { late, LateView } from '../../loading/late.tsx'
import { useWithTexts } from '../../loading/use-with-texts.ts'
import { useTab } from '../../site/tab.tsx'
import { CategoryChipsSkeleton } from '../../games/cards/category-chips.tsx'

const section = late(() => import('./limits-at-home.tsx'))
const TEXTS = ['forms', 'limits'] as const

/** What the market demands of the player's limits on the home page. */
export function LateLimitsAtHome() {
  const { limitsAtHome } = useTab().market ?? {}
  const code = useWithTexts(section, TEXTS)
  if (!limitsAtHome) return null
  const fallback = limitsAtHome.kinds.length > 0 && <CategoryChipsSkeleton />
  return (
    <LateView code={code} fallback={fallback}>
      {({ LimitsAtHome }) => <LimitsAtHome {...limitsAtHome} />}
    </LateView>
  )
}
