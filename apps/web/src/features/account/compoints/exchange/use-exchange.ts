import type { PlayerMeans } from '@croupier/domain'
import { CompointExchange, createCompointsConfig } from '@croupier/domain/loyalty'
import { useKnownPlayerPart } from '../../../../shared/site/use-known-player-part.ts'

/** Null until the player's id is known, because attempts are kept by player. Call it in an observer. */
export function useExchange(): CompointExchange | null {
  return useKnownPlayerPart(createOwnExchange)
}

function createOwnExchange(means: PlayerMeans): CompointExchange {
  return new CompointExchange({ ...means, config: means.part(createCompointsConfig) })
}
