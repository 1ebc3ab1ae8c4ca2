import { vi } from 'vitest'

/** Waits in a hook, where `expect.poll` does not work, for what a busy machine does within half a minute. */
// oxlint-disable-next-line no-restricted-properties -- it has a time of its own here
export const until = (look: () => Promise<boolean>) => vi.waitUntil(look, { timeout: 30_000, interval: 100 })
