import type { PlayerMeans } from '@croupier/domain'
import { createCashbox, type Cashbox, createLimits, tightestLimit } from '@croupier/domain/cashbox'
import { consentedCookies } from '@croupier/domain/visit'
import { createGifts, type GiftsStore } from '@croupier/domain/gifts'
import { readTabStorage, writeTabStorage } from '../../../shared/site/tab-storage.ts'
import { useSite } from '../../../shared/site/tab.tsx'
import { useKnownPlayerPart } from '../../../shared/site/use-known-player-part.ts'

const tabStorage = { read: readTabStorage, write: writeTabStorage }

/** Null until the player's id is known, because attempts are kept by player. Call it in an observer. */
export function useCashbox(): Cashbox | null {
  return useKnownPlayerPart(createOwnCashbox)
}

/** The deposit form also checks the player's own limits. Marks of campaigns are sent with the visitor's consent only. */
function createOwnCashbox(means: PlayerMeans): Cashbox {
  const { limits } = means.part(createLimits)
  const limitLeft = () => (limits.value && tightestLimit(limits.value)?.left) ?? null
  return createCashbox({ ...means, limitLeft, cookies: consentedCookies('marketing', means), tabStorage })
}

/** The player's gifts for the cashbox, which works without them too. */
export function useCashboxGifts(): GiftsStore | null {
  return useSite().playerPart(createGifts)
}
