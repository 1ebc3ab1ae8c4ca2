import { useIsOver } from '@croupier/design-system'
import type { PlayerLimits } from '@croupier/domain/cashbox'
import { closedPlay, type ClosedPlay } from '@croupier/domain/parts'
import { usePlayer, useSite } from '../../site/tab.tsx'

/** Why play is closed, also as that ends; null: it is open, as far as is known. For observers. */
export function useClosedPlay(limits: PlayerLimits | undefined): ClosedPlay | null {
  const { clock } = useSite()
  const profile = usePlayer()?.profile.value
  useIsOver(profile?.selfExclusion?.until ?? null)
  return closedPlay({ limits, profile }, clock.now())
}
