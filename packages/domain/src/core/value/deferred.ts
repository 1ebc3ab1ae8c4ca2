/** A promise with its resolvers (`Promise.withResolvers` is not in ES2023). */
export interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(error: unknown): void
}

/** The promise never causes an unhandled rejection: its owner keeps the failure as state. */
export function createDeferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  promise.catch(() => {})
  return { promise, resolve, reject }
}
