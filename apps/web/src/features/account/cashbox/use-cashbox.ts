import type { PlayerMeans } from '@croupier/domain'
import { createCashbox, type Cashbox } from '@croupier/domain/cashbox'
import { createGifts, type GiftsStore } from '@croupier/domain/gifts'
import { createLimits, tightestLimit } from '@croupier/domain/limits'
import { useSite } from '../../../shared/site/tab.tsx'

/**
 * The signed-in player's cashbox; null until it is known who that is: a player may be shown before the profile is here,
 * and an attempt kept for nobody could be sent twice. Read it inside an `observer`.
 */
export function useCashbox(): Cashbox | null {
  const site = useSite()
  const { player } = site
  const isKnown = player !== null && player.id !== null
  return isKnown ? site.playerPart(createOwnCashbox) : null
}

/** The cashbox, with what the player's own limits leave. */
function createOwnCashbox(means: PlayerMeans): Cashbox {
  const { limits } = means.part(createLimits)
  const limitLeft = () => (limits.value && tightestLimit(limits.value)?.left) ?? null
  return createCashbox({ ...means, limitLeft })
}

/** The player's gifts, as far as the cashbox is concerned with them. Without them it works as well. */
export function useCashboxGifts(): GiftsStore | null {
  return useSite().playerPart(createGifts)
}
