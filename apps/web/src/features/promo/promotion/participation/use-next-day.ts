import { useIsOver } from '@croupier/design-system'
import { useState } from 'react'
import { useSite } from '#shared/site/tab.tsx'

const DAY_MS = 86_400_000

/** Calls back when a day of the platform, which is one of UTC, begins while the page is open. */
export function useNextDay(onBegin: () => void): void {
  const { clock } = useSite()
  const [seenAt, setSeenAt] = useState(() => clock.now())
  useIsOver((Math.floor(seenAt / DAY_MS) + 1) * DAY_MS, () => {
    setSeenAt(clock.now())
    onBegin()
  })
}
