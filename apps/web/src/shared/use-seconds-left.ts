import { useEffect, useState } from 'react'
import { useSite } from './site-context.tsx'

/** Whole seconds until `until` (ms, server time), counted down to 0; 0 when there is nothing to wait for. */
export function useSecondsLeft(until: number | null): number {
  const { clock } = useSite()
  const [now, setNow] = useState(() => clock.now())
  const isOver = until === null || now >= until
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(clock.now()), 250)
    return () => clearInterval(timer)
  }, [clock, isOver, until])
  return isOver ? 0 : Math.ceil((until - now) / 1000)
}
