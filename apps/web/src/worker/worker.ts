import { failed } from './failure.ts'
import { Keeping } from './offline/keeping.ts'
import { readKeepMessage } from './offline/kept.ts'
import { keepForOffline, offlineAnswer } from './offline/offline-store.ts'
import { forgetOldReleases, keepRelease, releaseFile } from './offline/release-files.ts'
import type { WorkerSite } from '@croupier/contract/worker-site'
import { gameExit, isGameExit } from './game-exit.ts'
import { registerPush } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { readonly site: WorkerSite }

/** The part of Chromium's static routing that is used here. */
interface RoutingInstall {
  addRoutes?(rules: readonly object[]): Promise<void>
}

const { site } = self

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  // Chromium does without this worker for all but documents.
  const files = { urlPattern: new URLPattern({ pathname: '/assets/*' }) }
  const routed = (event as RoutingInstall).addRoutes?.([
    { condition: files, source: 'cache' },
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ])
  routed?.catch(() => undefined)
})

self.addEventListener('activate', (event) => {
  const start = async () => {
    await self.clients.claim()
    await self.registration.navigationPreload?.enable()
    await forgetOldReleases(site)
  }
  event.waitUntil(start().catch((error: unknown) => keeping.giveUp(error)))
})

/** The files that this run of the worker keeps and looks up. */
const keeping = new Keeping((error) => failed('service worker', error))

self.addEventListener('message', (event) => {
  const message = readKeepMessage(event.data)
  if (!message || isReplaced()) return
  const work = async (signal: AbortSignal) => {
    await keepForOffline(site, message, signal)
    await keepOnce(message.loadsMissing, signal)
  }
  event.waitUntil(keeping.run(work))
})

/**
 * Whether a new worker is being installed, or waits for the end of this one's work. The server has no more files of the old
 * release. Firefox does not tell a worker its own state, so its registration is asked.
 */
const isReplaced = (): boolean => self.registration.installing !== null || self.registration.waiting !== null

// A new worker starts once the old one has ended what it keeps. During a worker's own installation it keeps nothing yet.
self.registration.addEventListener('updatefound', () => keeping.stop())

/** Whether missing files were loaded, too, when this run of the worker kept the release; null: not yet. */
let keptWithMissing: boolean | null = null

/** Looking through all files for each page would slow that page down. */
async function keepOnce(loadsMissing: boolean, signal: AbortSignal): Promise<void> {
  if (keptWithMissing === true || keptWithMissing === loadsMissing) return
  keptWithMissing = loadsMissing
  await keepRelease(site, loadsMissing, signal)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(page(event))
    else if (isGameExit(request)) event.respondWith(gameExit(event))
  } else if (
    !keeping.isOver &&
    new URL(request.url).pathname.startsWith('/assets/') &&
    request.url.startsWith(location.origin)
  ) {
    const fallBack = (error: unknown) => {
      event.waitUntil(keeping.giveUp(error))
      return fetch(request)
    }
    event.respondWith(releaseFile(request).catch(fallBack))
  }
})

/** The page from the network, which the browser asks for while the worker starts; the offline page where there is none. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    const answer = await offlineAnswer(site, new URL(event.request.url).pathname).catch((error: unknown) => {
      event.waitUntil(keeping.giveUp(error))
      return null
    })
    return answer ?? Response.error()
  }
}

self.addEventListener('error', ({ error, message }) => void keeping.giveUp(error ?? message))
self.addEventListener('unhandledrejection', ({ reason }) => void keeping.giveUp(reason))

registerPush(self)
