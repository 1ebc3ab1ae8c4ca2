import { createDeferred } from '../value/deferred.ts'
import { abortedError, DomainError } from '../value/errors.ts'
import type { Timers } from '../value/timers.ts'

export interface Deadline {
  timers: Timers
  timeoutMs: number
  signal?: AbortSignal | undefined
  /** Aborts as `signal` does: of all calls of a caller. Cheaper than `AbortSignal.any`. */
  leaving?: AbortSignal | undefined
  /** Method and path of the call, for the error. */
  method?: string | null
  path?: string | null
}

/** Settles by the deadline and at once on abort, whether or not `run` heeds the signal it is given. */
export async function withDeadline<T>(
  { timers, timeoutMs, signal, leaving, method = null, path = null }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted || leaving?.aborted) throw abortedError(path)
  const controller = new AbortController()
  const outcome = createDeferred<T>()
  const giveUp = (error: DomainError): void => {
    outcome.reject(error)
    controller.abort()
  }
  const onAbort = (): void => giveUp(abortedError(path))
  const cancelTimer = timers.after(timeoutMs, () => giveUp(new DomainError('timeout', { method, path })))
  signal?.addEventListener('abort', onAbort)
  leaving?.addEventListener('abort', onAbort)
  run(controller.signal).then(outcome.resolve, outcome.reject)
  try {
    return await outcome.promise
  } finally {
    cancelTimer()
    signal?.removeEventListener('abort', onAbort)
    leaving?.removeEventListener('abort', onAbort)
  }
}
