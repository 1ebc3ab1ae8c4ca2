/** Settles as the work does, or rejects with the signal's reason when that fires first. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

export interface Deadline {
  ms: number
  timeout: () => Error
  leaving?: AbortSignal
}

/** Settles as the work does, by the deadline, or when the caller leaves, whether or not the work heeds its signal. */
export async function withDeadline<T>(
  { ms, timeout, leaving }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(timeout()), ms)
  // Not removed: the result may be a stream, which leaving has to end too.
  leaving?.addEventListener('abort', () => controller.abort(leaving.reason), { once: true })
  try {
    return await unlessAborted(work(controller.signal), controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
