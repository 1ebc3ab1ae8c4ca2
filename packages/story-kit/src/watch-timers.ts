import { mocked, spyOn } from 'storybook/test'

/** Longer than any story. */
const NEVER_MS = 2 ** 31 - 1

/** For a story's `beforeEach`: records the timers that its components set. They run as usual. */
export function watchTimers(): () => void {
  const spy = spyOn(window, 'setTimeout')
  return () => spy.mockRestore()
}

/** For a story's `beforeEach`: as `watchTimers`, but timers of `delay` ms run only by `runTimer`, however slow the machine is. */
export function holdTimers(delay: number): () => void {
  const set = setTimeout
  const spy = spyOn(window, 'setTimeout').mockImplementation((run, ms, ...args) =>
    set(run, ms === delay ? NEVER_MS : ms, ...args),
  )
  return () => spy.mockRestore()
}

/** How long each timer waits, in ms, in the order in which they were set. */
export const delays = (): (number | undefined)[] => mocked(window.setTimeout).mock.calls.map(([, ms]) => ms)

/** Runs what the last timer of this delay would have run. */
export function runTimer(delay: number): void {
  const call = mocked(window.setTimeout).mock.calls.findLast(([, ms]) => ms === delay)
  if (typeof call?.[0] !== 'function') throw new Error(`no timer of ${delay} ms`)
  call[0]()
}
