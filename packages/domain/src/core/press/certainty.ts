import { type DomainError, isAborted, wasNotSent } from '../http/errors.ts'

/**
 * What the failure of a call says of the work it asked for. `refused`: nothing was done. `unclear`: it may have been done.
 * `aborted`: the caller gave it up, so it is nobody's to tell.
 */
export type Certainty = 'refused' | 'unclear' | 'aborted'

/** Statuses that may come after the work was done, whatever the body says: of a proxy, a browser or a limiter. */
const SAY_NOTHING: readonly (number | null)[] = [408, 425, 429]

/**
 * The only reading of statuses and codes for a press. A refusal is proved by a code of the platform, by an answer outside of
 * 4xx that says no, or by a call that never left the device. A 4xx without a code may be a proxy's.
 */
export function certainty(error: DomainError): Certainty {
  if (isAborted(error)) return 'aborted'
  if (wasNotSent(error)) return 'refused'
  const { kind, status, codes } = error
  const isNo = kind === 'rejected' || kind === 'unauthorized' || kind === 'forbidden' || kind === 'not-found'
  const isProved = codes.length > 0 || status === null || status < 400
  return isNo && isProved && !SAY_NOTHING.includes(status) ? 'refused' : 'unclear'
}

/** Whether the server asks to come back later: worth telling where it is known from elsewhere that nothing was done. */
export const asksToWait = ({ status }: DomainError): boolean => status === 429
