import type { Site } from '@croupier/domain'
import { createPushDevice } from '@croupier/domain/messaging'

/** Ends the subscription that somebody has on this device. */
export function withdrawFrom(site: Site): Promise<void> {
  return site.part(createPushDevice).withdraw()
}
