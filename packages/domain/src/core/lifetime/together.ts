/** One stop of several, which calls them in order. */
export const together =
  (...stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop()
  }
