import { keepable, keptRequest, mayKeep } from './may-keep.ts'

export interface KeepOptions {
  /** Only what the browser's cache holds. */
  readonly onlyLoaded: boolean
  /** Whether one file that the server does not have ends the keeping: a release is gone as a whole. */
  readonly endsAtMissing?: boolean
  /** Ends the keeping. */
  readonly signal: AbortSignal
}

/**
 * The only way into a cache: the worker asks for the file itself, without cookies, and keeps what may be kept. Returns whether
 * the server does not have it.
 */
export async function keep(cache: Cache, address: string, { onlyLoaded, signal }: KeepOptions): Promise<boolean> {
  const url = keepable(address, location.origin)
  if (url === null || (await cache.match(url.href))) return false
  const answer = await fetch(url.href, { ...keptRequest(url, onlyLoaded), signal }).catch(() => null)
  if (answer && mayKeep(answer) && !signal.aborted) await cache.put(url.href, answer)
  return answer?.status === 404
}

/** Keeps files one after the other: pages that load meanwhile come first. */
export async function keepAll(cache: Cache, addresses: readonly string[], options: KeepOptions): Promise<void> {
  for (const address of addresses) {
    if (options.signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop -- in order on purpose
    const isMissing = await keep(cache, address, options)
    if (isMissing && options.endsAtMissing) return
  }
}

/** A kept picture as a `data:` address; null where it was not kept. */
export async function pictureIn(cache: Cache, address: string | null): Promise<string | null> {
  const answer =
    address === null ? undefined : await cache.match(new URL(address, location.origin).href, { ignoreVary: true })
  if (!answer) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return `data:${answer.headers.get('content-type')};base64,${btoa(text)}`
}
