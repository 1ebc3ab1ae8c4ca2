import { keepAll } from './keep.ts'
import type { WorkerSite } from '@croupier/contract/worker-site'

/** One cache for each release, by the name of its entry script. */
const PREFIX = 'release:'
/** This release, and the one that open tabs may still run. */
const MAX_RELEASES = 2

/** Keeps the files of this release, so that a tab finds its own after the server has only newer ones. */
export async function keepRelease(
  { release, files, optional }: WorkerSite,
  loadsMissing: boolean,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(PREFIX + release)
  await keepAll(cache, optional, { onlyLoaded: true, signal })
  await keepAll(cache, files, { onlyLoaded: !loadsMissing, endsAtMissing: true, signal })
}

/** Deletes the files of all but the latest releases. */
export async function forgetOldReleases({ release }: WorkerSite): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + release)
  await Promise.all(names.slice(0, 1 - MAX_RELEASES).map((name) => caches.delete(name)))
}

/** A kept file, else from the network. Names of files change with their content. */
export async function releaseFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request)
}
