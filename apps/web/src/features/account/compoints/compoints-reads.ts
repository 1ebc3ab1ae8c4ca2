import type { Site } from '@croupier/domain'
import { createGifts } from '@croupier/domain/gifts'
import { createCompointsConfig, createCompointShop } from '@croupier/domain/loyalty'
import { createTournaments } from '@croupier/domain/tournaments'
import { readAll } from '../../../shared/loading/read-all.ts'

/**
 * Reads the products, and the gifts, which tell the outcome of a purchase. The browser reads known products again, as
 * prices and what is left change, but does not wait for them.
 */
export function readShop(site: Site): Promise<unknown> | undefined {
  const products = site.playerPart(createCompointShop)?.products
  if (products?.value !== undefined && !import.meta.env.SSR) products.reread()
  return readAll([
    products?.value === undefined ? products?.ensure() : undefined,
    site.playerPart(createGifts)?.ensure(),
    readConfig(site),
  ])
}

/** Reads tournaments. The browser reads known ones again, as seats are taken, but does not wait for them. */
export function readTournaments(site: Site): Promise<unknown> {
  const list = site.playerPart(createTournaments)?.list
  if (list?.value !== undefined && !import.meta.env.SSR) list.reread()
  return readAll([list?.value === undefined ? list?.ensure() : undefined, readConfig(site)])
}

/** How compoints are earned and exchanged. The browser reads it again on each visit of a page: a rate may change. */
export function readConfig(site: Site): Promise<unknown> | undefined {
  const config = site.playerPart(createCompointsConfig)
  if (config?.value === undefined) return config?.ensure()
  if (!import.meta.env.SSR) config.reread()
  return undefined
}
