import type { Cashbox } from '@croupier/domain/cashbox'
import { createGifts, type GiftsStore } from '@croupier/domain/gifts'
import { createPlayerCashbox } from '@croupier/domain/parts'
import { useSite } from '#shared/site/tab.tsx'

/** Null until the player's id is known, because attempts are kept by player. Call it in an observer. */
export function useCashbox(): Cashbox | null {
  return useSite().knownPlayerPart(createPlayerCashbox)
}

/** The player's gifts for the cashbox, which works without them too. */
export function useCashboxGifts(): GiftsStore | null {
  return useSite().playerPart(createGifts)
}
