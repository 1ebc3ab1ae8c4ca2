import type { CompointExchange } from '@croupier/domain/loyalty'
import { createPlayerExchange } from '@croupier/domain/parts'
import { useSite } from '#shared/site/tab.tsx'

/** Null until the player's id is known, because attempts are kept by player. Call it in an observer. */
export function useExchange(): CompointExchange | null {
  return useSite().knownPlayerPart(createPlayerExchange)
}
