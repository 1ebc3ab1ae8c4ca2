import type { Http } from '../http/http.ts'
import type { Locks } from '../http/token-refresh.ts'
import type { DeviceSignals, Live } from '../live/live-connection.ts'
import type { Clock } from '../value/clock.ts'
import type { Logger } from '../value/logger.ts'
import type { KeyValueStorage } from '../value/storage.ts'
import type { Random, Timers } from '../value/timers.ts'
import type { OnStart } from './lifetime.ts'
import type { Reads } from '../state/reads.ts'

/** What a site, or a player, gives to its slices. A slice names what it needs: `Pick<Means, 'http' | 'reads'>`. */
export interface Means {
  readonly http: Http
  readonly live: Live
  readonly clock: Pick<Clock, 'now'>
  readonly timers: Timers
  /** Longest wait for an answer, and for code that loads late. */
  readonly timeoutMs: number
  readonly random: Random
  readonly log: Pick<Logger, 'error'>
  readonly reads: Reads
  readonly onStart: OnStart
  readonly locks: Locks
  readonly storage: KeyValueStorage
  /** Makes a unique idempotency key. */
  readonly createId: () => string
  readonly deviceSignals: DeviceSignals
}
