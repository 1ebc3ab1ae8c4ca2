import type { Site } from '@croupier/domain'
import { createAchievements, createLevels } from '@croupier/domain/loyalty'
import { createGifts } from '@croupier/domain/gifts'
import { createVerification } from '@croupier/domain/account'
import { createTournaments } from '@croupier/domain/tournaments'
import { readFresh } from '#shared/loading/read-fresh.ts'

/** Reads the head above all tabs, apart from what every page of a player reads. Bets may have moved the level meanwhile. */
export function readHead(site: Site): Promise<unknown> | undefined {
  if (!import.meta.env.SSR) site.player?.level.reread()
  return site.playerPart(createLevels)?.steps.ensure()
}

/**
 * Reads the gifts, for the tabs of gifts, balance and levels. The money in and out of the balance tab is read in the
 * browser: its days are those of the player's time zone.
 */
export const readGifts = (site: Site) => site.playerPart(createGifts)?.ensure()

export const readAchievementsTab = (site: Site) => site.playerPart(createAchievements)?.list.ensure()

/** Reads the tournaments again on each visit, because places and scores change. */
export async function readTournamentsTab(site: Site): Promise<void> {
  const list = site.playerPart(createTournaments)?.list
  if (list) await readFresh(list)
}

export const readVerificationTab = (site: Site) => site.playerPart(createVerification)?.documents.ensure()
