import type { LogEntry } from '@croupier/domain/core'

/** Writes an entry to the platform's log; `keepalive` lets the last one leave with the page. A refusal is nobody's business. */
export async function sendLog(entry: LogEntry): Promise<void> {
  await fetch('/log', {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(entry),
  })
}
