import type { Site } from '@croupier/domain'
import { closesGame, createExclusion, LimitsStore, runningExclusions } from '@croupier/domain/cashbox'
import { closedPlay } from '@croupier/domain/parts'
import { when } from 'mobx'

/** Opens a stopped game again once the player is known to have closed it: the platform's refusal shows the reason. */
export function reopenClosed(site: Site): void {
  const { gameRun } = site
  const isBlocked = () => gameRun.run.status === 'blocked'
  when(
    () => gameRun.run.status !== 'blocked' || isClosed(site, gameRun.run.slug),
    () => isBlocked() && gameRun.retry(),
  )
}

/** Whether all play is closed, or the kind of this game. Reads what it does not know. */
function isClosed(site: Site, slug: string): boolean {
  const now = site.clock.now()
  const limits = site.playerPart(LimitsStore)?.limits.value
  if (closedPlay({ limits, profile: site.player?.profile.value }, now)) return true
  const state = site.playerPart(createExclusion)?.state.value
  return state !== undefined && closesGame(runningExclusions(state, now), site.games.game(slug).value?.categories ?? [])
}
