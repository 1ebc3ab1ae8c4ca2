/** A difference between the device's clock and the time that has passed that is no drift, milliseconds. */
const CLOCK_STEP_MS = 2000

export interface DeviceClocks {
  /** Can be set while the page is open. */
  readonly wall: () => number
  /** Cannot; may stand still while the device sleeps. */
  readonly elapsed: () => number
}

/**
 * Device time that does not jump when the device's clock is set. `onStep`: called at the next reading after that, or after
 * the device has slept, which looks the same and leaves this time behind.
 */
export function createDeviceTime(
  onStep: () => void,
  { wall, elapsed }: DeviceClocks = { wall: Date.now, elapsed: () => performance.now() },
): () => number {
  const origin = wall() - elapsed()
  let known = 0
  return () => {
    const now = origin + elapsed()
    const difference = wall() - now
    const isStep = Math.abs(difference - known) > CLOCK_STEP_MS
    known = difference
    if (isStep) onStep()
    return now
  }
}
