import type { Site } from '@croupier/domain'
import { createPushDevice } from '@croupier/domain/messaging'

/** Ends any player's subscription on this device. */
export function withdrawFrom(site: Site): Promise<void> {
  return site.part(createPushDevice).withdraw()
}
