import { isOtherPlayer, type CallOwner } from './call-owner.ts'
import { abortedError } from '../value/errors.ts'
import type { Send } from './send.ts'

/** Sends calls in one player's name. Tokens of another player: `onOtherPlayer` is called and the call counts as given up. */
export const createPlayerSend =
  (send: Send, owner: CallOwner, onOtherPlayer: () => void): Send =>
  async (method, path, options) => {
    if (!options?.auth) return send(method, path, options)
    owner.bind()
    try {
      return await send(method, path, { ...options, owner })
    } catch (error) {
      if (!isOtherPlayer(error)) throw error
      onOtherPlayer()
      throw abortedError()
    }
  }
