/** A call that waits for the test to answer it. */
export interface Pending<A extends unknown[], T> {
  readonly args: A
  resolve(value: T): void
  reject(error: unknown): void
}

/** A function whose every call is answered by hand, in any order. */
export function createPending<A extends unknown[], T>(): { call: (...args: A) => Promise<T>; calls: Pending<A, T>[] } {
  const calls: Pending<A, T>[] = []
  const call = (...args: A) => new Promise<T>((resolve, reject) => void calls.push({ args, resolve, reject }))
  return { call, calls }
}

/** Lets everything that waits on what has already happened run. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** The n-th of them, which the test knows to be there. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index)
  if (item === undefined) throw new Error(`there are only ${list.length}`)
  return item
}
