import { MARKER, MARKER_HEADER } from '@croupier/contract/calls'
import { LOG_PATH } from '@croupier/contract/paths'
import type { LogEntry } from '@croupier/contract/reports'

/** Sends a log entry; `keepalive` lets it outlive the page. */
export async function sendLog(entry: LogEntry): Promise<void> {
  await fetch(LOG_PATH, {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', [MARKER_HEADER]: MARKER },
    body: JSON.stringify(entry),
  })
}
