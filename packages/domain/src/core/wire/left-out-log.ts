import type { Logger } from '../value/logger.ts'
import type { LeftOut } from './left-out.ts'

export type LeftOutLog = (label: string, entries: readonly LeftOut[]) => void

/** Named in one log entry; more are only counted. */
const MAX_NAMED = 5
/** Different faults that a tab or a request logs. */
const MAX_LOGGED = 50

/** Logs the entries that an answer lost, once for each fault, with label and path. */
export function createLeftOutLog(log: Pick<Logger, 'warn'>): LeftOutLog {
  const logged = new Set<string>()
  return (label, entries) => {
    const named = entries.slice(0, MAX_NAMED).map(({ path, expected }) => `${path}: expected ${expected}`)
    const more = entries.length > MAX_NAMED ? ` and ${entries.length - MAX_NAMED} more` : ''
    const message = `left out ${named.join('; ')}${more}`
    const fault = `${label} ${message}`
    if (logged.has(fault) || logged.size >= MAX_LOGGED) return
    logged.add(fault)
    log.warn(label, message)
  }
}
