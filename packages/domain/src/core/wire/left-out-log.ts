import type { Logger } from '../value/logger.ts'
import type { LeftOut } from './left-out.ts'

export type LeftOutLog = (label: string, entries: readonly LeftOut[]) => void

/** Kinds of faults that one message names; more are only counted. */
const MAX_NAMED = 10
/** Different faults that a tab or a request logs. */
const MAX_LOGGED = 50

/** Names each kind of fault once, by the first place that has it: the same field of many entries of a list is one kind. */
export function namedFaults(faults: readonly LeftOut[]): string {
  const kindOf = ({ path, expected }: LeftOut) =>
    `${path
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .join('.')} ${expected}`
  const kinds = new Map(faults.toReversed().map((fault) => [kindOf(fault), fault]))
  const named = [...kinds.values()].toReversed().slice(0, MAX_NAMED)
  const rest = faults.length - named.length
  return (
    named.map(({ path, expected }) => `${path}, expected ${expected}`).join('; ') +
    (rest > 0 ? ` and ${rest} more` : '')
  )
}

/** Logs the entries that an answer lost, once for each fault, with label and path. */
export function createLeftOutLog(log: Pick<Logger, 'warn'>): LeftOutLog {
  const logged = new Set<string>()
  return (label, entries) => {
    const message = `left out ${namedFaults(entries)}`
    const fault = `${label} ${message}`
    if (logged.has(fault) || logged.size >= MAX_LOGGED) return
    logged.add(fault)
    log.warn(label, message)
  }
}
