import { abortedError, type CallOptions, type Http } from './core/index.ts'

/**
 * Lets a call of a player go, and its answer in, only while the
 * tokens are that player's; otherwise it counts as given up.
 */
export type OwnCall = <T>(call: () => Promise<T>) => Promise<T>

/**
 * @param verify makes sure whose the tokens are; where they are another's, the player leaves its seat
 * @param isSeated whether the player still is the one
 */
export function createOwnCall(verify: () => Promise<void>, isSeated: () => boolean): OwnCall {
  const check = async (): Promise<void> => {
    await verify()
    if (!isSeated()) throw abortedError()
  }
  return async (call) => {
    await check()
    const answer = await call()
    await check()
    return answer
  }
}

/** The same calls, those with `auth` only while the tokens are the player's. Calls without it are nobody's and pass. */
export function ownCalls(http: Http, own: OwnCall): Http {
  const guarded = (options: CallOptions | undefined, send: () => Promise<unknown>): Promise<unknown> =>
    options?.auth ? own(send) : send()
  return {
    get: (path, options) => guarded(options, () => http.get(path, options)),
    post: (path, body, options) => guarded(options, () => http.post(path, body, options)),
    put: (path, body, options) => guarded(options, () => http.put(path, body, options)),
    delete: (path, options) => guarded(options, () => http.delete(path, options)),
  }
}
