import { keepAll, pictureIn } from './keep.ts'
import type { KeepMessage, KeptLobby, OfflineTexts } from './kept.ts'
import { offlineDocument } from './offline-document.ts'
import type { WorkerSite } from '@croupier/contract/worker-site'

const CACHE = 'offline'
/** Addresses of entries; no page is served there. */
const TEXTS = '/offline/texts'
const LOBBY = '/offline/lobby'

interface KeptTexts {
  readonly language: string
  readonly texts: OfflineTexts
}

/** Keeps what the offline page needs: texts, logo, styles, and the lobby with its pictures in place of the previous one. */
export async function keepForOffline(site: WorkerSite, message: KeepMessage, signal: AbortSignal): Promise<void> {
  const { language, texts, lobby, loadsMissing } = message
  const cache = await caches.open(CACHE)
  await put(cache, TEXTS, { language, texts } satisfies KeptTexts)
  await keepAll(cache, [site.logo, site.styles], { onlyLoaded: false, signal })
  const pictures = lobby?.rows.flatMap(({ games }) => games.flatMap(({ picture }) => picture ?? [])) ?? []
  if (lobby) await put(cache, LOBBY, lobby)
  await keepAll(cache, pictures, { onlyLoaded: !loadsMissing, signal })
  if (lobby) await deleteOthers(cache, [TEXTS, LOBBY, site.logo, site.styles, ...pictures])
}

/** The offline document for an address; null where no page has handed over its texts yet. */
export async function offlineAnswer(site: WorkerSite, pathname: string): Promise<Response | null> {
  const cache = await caches.open(CACHE)
  const [known, lobby, logo] = await Promise.all([
    read<KeptTexts>(cache, TEXTS),
    read<KeptLobby>(cache, LOBBY),
    pictureIn(cache, site.logo),
  ])
  if (!known) return null
  const isLobby = pathname === '/'
  const shown = isLobby && lobby ? await withPictures(cache, lobby) : null
  return offlineDocument(site, { ...known, logo, lobby: shown, hasLobby: lobby !== null && !isLobby })
}

async function withPictures(cache: Cache, { seenAt, rows }: KeptLobby): Promise<KeptLobby> {
  const drawn = rows.map(async ({ name, games }) => ({
    name,
    games: await Promise.all(games.map(async (game) => ({ ...game, picture: await pictureIn(cache, game.picture) }))),
  }))
  return { seenAt, rows: await Promise.all(drawn) }
}

async function deleteOthers(cache: Cache, kept: readonly string[]): Promise<void> {
  const stays = new Set(kept.map((address) => new URL(address, location.origin).href))
  const old = (await cache.keys()).filter(({ url }) => !stays.has(url))
  await Promise.all(old.map((entry) => cache.delete(entry)))
}

const put = (cache: Cache, address: string, value: unknown) =>
  cache.put(address, new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }))

/** Reads an entry, which this worker or an earlier one wrote from a validated message. */
async function read<T>(cache: Cache, address: string): Promise<T | null> {
  const answer = await cache.match(address)
  return answer ? ((await answer.json()) as T) : null
}
