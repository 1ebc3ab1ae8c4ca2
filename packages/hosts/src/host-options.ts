import { CALL_MS } from '@croupier/contract/limits'
import { createId } from './create-id.ts'
import { writeLog } from './write-log.ts'
import type { SitePorts } from '@croupier/domain'
import type { FetchPort, Locale } from '@croupier/domain/core'
import { hostTimers } from './timers.ts'

/** What a host says of its site. Any port of the site can be given too, in place of the host's own. */
export interface HostOptions extends Partial<SitePorts> {
  /** Id of the brand, for the log. */
  readonly brand: string
  /** The language of texts and calls. */
  readonly locale: Locale
  /** Sends the calls. Default: the global `fetch`. */
  readonly fetch?: FetchPort
}

/** The ports that are the same in every host. */
export const commonPorts = () => ({
  timeoutMs: CALL_MS,
  timers: hostTimers,
  random: Math.random,
  createId,
  rid: createId(),
  sendLog: writeLog,
  gameOrigins: [],
  paymentOrigins: [],
})

/** The options that replace ports; one that is undefined replaces none. */
export function givenPorts<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T
}
