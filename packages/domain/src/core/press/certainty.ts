import { DomainError, isAborted, wasNotSent } from '../value/errors.ts'

/**
 * What the failure of a call says of the work it asked for. `refused`: nothing was done. `unclear`: it may have been done.
 * `aborted`: the caller gave up waiting, so no outcome is shown.
 */
export type Certainty = 'refused' | 'unclear' | 'aborted'

/** Statuses that may come after the work was done, whatever codes the body has. */
const SAY_NOTHING: readonly (number | null)[] = [408, 425, 429]

/**
 * The only place that judges a press by statuses and codes. A refusal is proved by a code of the platform, by `success: false`
 * in an answer of status 200, or by a call that never left the device. A 4xx without a code may come from a proxy.
 */
export function certainty(error: DomainError): Certainty {
  if (isAborted(error)) return 'aborted'
  if (wasNotSent(error)) return 'refused'
  const { kind, status, codes } = error
  const isNo = kind === 'rejected' || kind === 'unauthorized' || kind === 'forbidden' || kind === 'not-found'
  const isProved = codes.length > 0 || status === null || status < 400
  return isNo && isProved && !SAY_NOTHING.includes(status) ? 'refused' : 'unclear'
}

/** No answer proved anything, and by the platform's data nothing was done. */
export const missingError = (cause?: DomainError): DomainError =>
  new DomainError('timeout', { codes: ['missing'], cause })

/** Whether the server asks to try again later. The player is told so where the platform's data show that nothing was done. */
export const asksToWait = ({ status }: DomainError): boolean => status === 429
