import type { LogEntry } from '@croupier/domain/core'

/** Sends a log entry; `keepalive` lets it outlive the page. */
export async function sendLog(entry: LogEntry): Promise<void> {
  await fetch('/log', {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(entry),
  })
}
