import type { PlayerMeans } from '@croupier/domain'
import { CompointExchange, createCompointsConfig } from '@croupier/domain/loyalty'
import { useSite } from '../../../../shared/site/tab.tsx'

/** Null until the player's id is known, because attempts are kept by player. Call it in an observer. */
export function useExchange(): CompointExchange | null {
  const site = useSite()
  const { player } = site
  const isKnown = player !== null && player.id !== null
  return isKnown ? site.playerPart(createOwnExchange) : null
}

function createOwnExchange(means: PlayerMeans): CompointExchange {
  return new CompointExchange({ ...means, config: means.part(createCompointsConfig) })
}
