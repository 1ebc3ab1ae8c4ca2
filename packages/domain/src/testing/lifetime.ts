import { FakeLog, HandTimers } from '@croupier/platform-fixtures/fakes'
import { Lifetime, type Live, Reads } from '../core/index.ts'

export interface LifetimeMeans {
  readonly log?: FakeLog
  readonly timers?: HandTimers
  /** Reads again after this connection was lost, as a site and a player do. */
  readonly live?: Pick<Live, 'onReconnect'>
}

/** A lifetime for a slice under test, with the means that the slice takes. */
export function createLifetime({ log = new FakeLog(), timers = new HandTimers(), live }: LifetimeMeans = {}) {
  const reads = new Reads({ log, timers, random: () => 1 })
  const lifetime = new Lifetime(reads)
  const { onStart } = lifetime
  if (live) onStart(() => live.onReconnect(() => reads.reread()))
  return { log, timers, timeoutMs: 30_000, reads, onStart, lifetime }
}
