import type { Site } from '@croupier/domain'
import { createLevels } from '@croupier/domain/loyalty'
import { readAll } from '#shared/loading/read-all.ts'

/**
 * Reads what a tab shows, and the head above all tabs, as far as not every page of a player reads it. Bets may have moved
 * the level meanwhile. A part that fails to load shows its own failure, so no read fails the page.
 */
export function readTab(site: Site, own: readonly unknown[] = []): Promise<void> {
  if (!import.meta.env.SSR) site.player?.level.reread()
  return readAll([site.playerPart(createLevels)?.steps.ensure(), ...own])
}
