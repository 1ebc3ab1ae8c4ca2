import { type DomainError, errorOf, type Press } from '@croupier/domain/core'

/** Sends a request; resolves with its error, or null on success. */
export async function submit<Q>(
  press: Pick<Press<Q, unknown, unknown>, 'run'>,
  request: Q,
): Promise<DomainError | null> {
  return errorOf(await press.run(request))
}
