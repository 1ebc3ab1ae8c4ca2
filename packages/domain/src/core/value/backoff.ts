import type { Random } from './timers.ts'

const FIRST_MS = 1000
const MAX_MS = 30_000

/** Milliseconds before the next try: doubling to `maxMs` (default 30 s), half of it random. */
export function backoffMs(failures: number, random: Random, maxMs = MAX_MS): number {
  const ceiling = Math.min(maxMs, FIRST_MS * 2 ** Math.min(failures, 10))
  return ceiling / 2 + (random() * ceiling) / 2
}
