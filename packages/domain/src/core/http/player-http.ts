import { isOtherPlayer, type CallOwner } from './call-owner.ts'
import { abortedError } from './errors.ts'
import type { CallOptions, Http } from './http.ts'

/** Calls in one player's name. Tokens of another player: `onOtherPlayer` is called and the call counts as given up. */
export function createPlayerHttp(http: Http, owner: CallOwner, onOtherPlayer: () => void): Http {
  async function inName(options: CallOptions | undefined, send: (options?: CallOptions) => Promise<unknown>) {
    if (!options?.auth) return send(options)
    owner.bind()
    try {
      return await send({ ...options, owner })
    } catch (error) {
      if (!isOtherPlayer(error)) throw error
      onOtherPlayer()
      throw abortedError()
    }
  }
  return {
    onLeftOut: http.onLeftOut,
    onUnreadable: http.onUnreadable,
    get: (path, options) => inName(options, (own) => http.get(path, own)),
    post: (path, body, options) => inName(options, (own) => http.post(path, body, own)),
    put: (path, body, options) => inName(options, (own) => http.put(path, body, own)),
    delete: (path, options) => inName(options, (own) => http.delete(path, own)),
  }
}
