import type { FetchPort } from '@croupier/domain/core'

/** Over HTTP/1.1 a browser opens six lines to a site. */
const MOST_AT_ONCE = 5

/**
 * `fetch` that leaves one line free: when the platform hangs, calls wait for it until they time out, and the visitor's reload
 * or next page would otherwise wait behind them.
 */
export function createLimitedFetch(send: FetchPort): FetchPort {
  let underWay = 0
  const waiting: (() => void)[] = []

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave)
        underWay += 1
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal.reason)
      }
      if (signal.aborted) reject(signal.reason)
      else if (underWay < MOST_AT_ONCE) start()
      else {
        waiting.push(start)
        signal.addEventListener('abort', leave, { once: true })
      }
    })

  return async (url, init) => {
    await turn(init.signal as AbortSignal)
    try {
      return await send(url, init)
    } finally {
      underWay -= 1
      waiting.shift()?.()
    }
  }
}
