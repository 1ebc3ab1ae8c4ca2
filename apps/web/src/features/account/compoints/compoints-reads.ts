import type { Site } from '@croupier/domain'
import { createGifts } from '@croupier/domain/gifts'
import { createCompointsConfig, createCompointShop } from '@croupier/domain/loyalty'
import { createTournaments } from '@croupier/domain/tournaments'
import { readAll } from '#shared/loading/read-all.ts'
import { readFresh } from '#shared/loading/read-fresh.ts'

/**
 * Reads the products, and the gifts, which tell what became of a purchase. Each visit reads the products again, because
 * prices and stocks change.
 */
export function readShop(site: Site): Promise<unknown> {
  const products = site.playerPart(createCompointShop)?.products
  return readAll([products && readFresh(products), site.playerPart(createGifts)?.ensure(), readConfig(site)])
}

/** Reads tournaments, again on each visit, because their free seats change. */
export function readTournaments(site: Site): Promise<unknown> {
  const list = site.playerPart(createTournaments)?.list
  return readAll([list && readFresh(list), readConfig(site)])
}

/** Reads how compoints are earned and exchanged, again on each visit, because the rates may change. */
export async function readConfig(site: Site): Promise<void> {
  const config = site.playerPart(createCompointsConfig)
  if (config) await readFresh(config)
}
