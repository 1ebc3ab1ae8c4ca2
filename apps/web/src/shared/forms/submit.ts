import type { DomainError, Press } from '@croupier/domain/core'

/** Sends a request; resolves with its error, or null on success. */
export async function submit<Q, R>(press: Press<Q, R>, request: Q): Promise<DomainError | null> {
  const state = await press.run(request)
  return 'error' in state ? state.error : null
}
