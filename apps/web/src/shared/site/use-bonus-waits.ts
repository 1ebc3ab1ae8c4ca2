import { usePlayer, useTab } from './tab.tsx'

/**
 * Whether the market has bonuses only after the first round for money, and the visitor has played none: nothing offers a bonus
 * then. For observers.
 */
export function useBonusWaits(): boolean {
  const isAfterPlay = useTab().market?.isBonusAfterPlay ?? false
  const profile = usePlayer()?.profile.value
  return isAfterPlay && (profile === undefined || profile.hasPlayed === false)
}
