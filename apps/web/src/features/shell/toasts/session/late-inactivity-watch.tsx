import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import { useTab } from '#shared/site/tab.tsx'

const watch = late(() => import('./inactivity-watch.tsx'))
const TEXTS = ['inactivity'] as const

/** Its code loads only where the visitor's market demands it. */
export function LateInactivityWatch() {
  const minutes = useTab().market?.inactivityMinutes
  const code = useWithTexts(watch, TEXTS)
  if (minutes == null) return null
  return <LateView code={code}>{({ InactivityWatch }) => <InactivityWatch minutes={minutes} />}</LateView>
}
