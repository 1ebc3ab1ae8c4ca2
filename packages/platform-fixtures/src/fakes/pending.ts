/** A call that waits for the test to answer it. */
export interface Pending<A extends unknown[], T> {
  readonly args: A
  resolve(value: T): void
  reject(error: unknown): void
}

/** A function whose calls the test answers in any order. */
export function createPending<A extends unknown[], T>(): { call: (...args: A) => Promise<T>; calls: Pending<A, T>[] } {
  const calls: Pending<A, T>[] = []
  const call = (...args: A) => new Promise<T>((resolve, reject) => void calls.push({ args, resolve, reject }))
  return { call, calls }
}

/**
 * Waits until all promises that are ready have run their callbacks. For a loop of many steps, where no code is loading:
 * `settled` takes a millisecond.
 */
export const promisesSettled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** Waits until all promises that are ready have run their callbacks, and code that loads late is there. */
export async function settled(): Promise<void> {
  // oxlint-disable-next-line no-restricted-imports -- loaded where a test calls it: stories take the other fakes
  const { vi } = await import('vitest')
  await promisesSettled()
  await vi.dynamicImportSettled()
  await promisesSettled()
}

/** The item at an index; throws when it does not exist. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index)
  if (item === undefined) throw new Error(`there are only ${list.length}`)
  return item
}
