import type { FetchPort } from '@croupier/domain/core'

/** Browsers open six HTTP/1.1 connections per site. */
const MAX_AT_ONCE = 5

/** `fetch` that leaves one connection free, so that hanging calls do not block a reload or the next page. */
export function createLimitedFetch(send: FetchPort): FetchPort {
  let active = 0
  const waiting: (() => void)[] = []

  const acquireSlot = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        active += 1
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal.reason)
      }
      if (signal.aborted) reject(signal.reason)
      else if (active < MAX_AT_ONCE) start()
      else {
        waiting.push(start)
        signal.addEventListener('abort', leave, { once: true })
      }
    })

  return async (url, init) => {
    await acquireSlot(init.signal as AbortSignal)
    try {
      return await send(url, init)
    } finally {
      active -= 1
      waiting.shift()?.()
    }
  }
}
