import { abortedError, type CallOptions, type Http } from '../core/index.ts'

/**
 * Resolves while the present tokens are the player's own. Where they are another's it counts as given up; where nobody can
 * tell it rejects with the reason.
 */
export type OwnCheck = () => Promise<void>

/**
 * @param verify makes sure whose the tokens are; where they are another's, the player leaves its seat
 * @param isSeated whether the player still is the one
 */
export function createOwnCheck(verify: () => Promise<void>, isSeated: () => boolean): OwnCheck {
  return async () => {
    try {
      await verify()
    } catch (error) {
      if (isSeated()) throw error
    }
    if (!isSeated()) throw abortedError()
  }
}

/** Lets an answer in only while the tokens are the player's. */
export async function ownAnswer<T>(check: OwnCheck, answer: Promise<T>): Promise<T> {
  const got = await answer
  await check()
  return got
}

/**
 * The same calls; those with `auth` leave, and their answers come in, only while the tokens are the player's, also where the
 * tokens are renewed on the way. Calls without it are nobody's and pass.
 */
export function ownCalls(http: Http, check: OwnCheck): Http {
  const guarded = (options: CallOptions | undefined, send: (options?: CallOptions) => Promise<unknown>) =>
    options?.auth ? ownAnswer(check, send({ ...options, mayLeave: check })) : send(options)
  return {
    get: (path, options) => guarded(options, (own) => http.get(path, own)),
    post: (path, body, options) => guarded(options, (own) => http.post(path, body, own)),
    put: (path, body, options) => guarded(options, (own) => http.put(path, body, own)),
    delete: (path, options) => guarded(options, (own) => http.delete(path, own)),
  }
}
