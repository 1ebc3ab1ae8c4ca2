import type { Site } from '@croupier/domain'
import { createParticipants, createParticipation, type Promotion } from '@croupier/domain/promotions'
import { readAll } from '#shared/loading/read-all.ts'

/**
 * What the page of a promotion shows of its participants, and of the player's own part. None of it fails the page: each
 * section says its own failure.
 */
export async function readParticipation(site: Site, { id, template }: Promotion): Promise<void> {
  if (template === null) return
  const own = site.playerPart(createParticipation)
  await readAll([site.part(createParticipants).table(id).page.ensure(), own?.userData(id).ensure()]).catch(
    () => undefined,
  )
}
