import type { LogEntry } from '@croupier/contract/reports'

/** Writes entries of the log to the console, so that a wrong address or a refused call is seen while a host is built. */
export function writeLog({ label, level_name: level, message, context }: LogEntry): void {
  const write = level === 'error' ? console.error : console.warn
  write(`${label}: ${message}`, context)
}
