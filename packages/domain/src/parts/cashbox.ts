import { Cashbox, LimitsStore, tightestLimit } from '../cashbox/index.ts'
import type { KnownPlayerMeans } from '../site/site-player.ts'
import { consentedCookies } from '../visit/index.ts'

/**
 * The cashbox of a player: `site.knownPlayerPart(createPlayerCashbox)`. The deposit form also checks the player's own limits.
 * Marks of campaigns are sent with the visitor's consent only.
 */
export function createPlayerCashbox(means: KnownPlayerMeans): Cashbox {
  const { limits } = means.part(LimitsStore)
  const ownLimit = () => (limits.value ? tightestLimit(limits.value, means.clock.now()) : null)
  return new Cashbox({ ...means, ownLimit, cookies: consentedCookies('marketing', means) })
}
