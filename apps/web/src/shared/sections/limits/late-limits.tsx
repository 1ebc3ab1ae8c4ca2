import { Skeleton } from '@croupier/design-system'
import { late, LateView } from '../../loading/late.tsx'
import { useWithTexts } from '../../loading/use-with-texts.ts'
import { useTab } from '../../site/tab.tsx'

const section = late(() => import('./limits-at-home.tsx'))
const TEXTS = ['limits'] as const

/** What the market demands of the player's limits on the home page. */
export function LateLimitsAtHome() {
  const { limitsAtHome } = useTab().market ?? {}
  const code = useWithTexts(section, TEXTS)
  if (!limitsAtHome) return null
  const fallback = limitsAtHome.kinds.length > 0 && <Skeleton className="h-44 w-full" />
  return (
    <LateView code={code} fallback={fallback}>
      {({ LimitsAtHome }) => <LimitsAtHome {...limitsAtHome} />}
    </LateView>
  )
}
