import type { FetchPort } from '@croupier/domain/core'
import { reasonOf } from './reason-of.ts'

/** Sends calls; one that is not answered fails with the address and the reason, which `tell` is told at the first. */
export function createNamedFetch(origin: string, send: FetchPort, tell: (sentence: string) => void): FetchPort {
  let isTold = false
  return async (url, init) => {
    try {
      return await send(url, init)
    } catch (error) {
      if (init.signal.aborted) throw error
      const sentence = `${origin} does not answer: ${reasonOf(error)}`
      if (!isTold) tell(sentence)
      isTold = true
      throw new Error(sentence, { cause: error })
    }
  }
}
