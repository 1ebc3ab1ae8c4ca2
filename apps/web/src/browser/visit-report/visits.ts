import { MARKER, MARKER_HEADER } from '@croupier/contract/calls'
import { VISITS_PATH } from '@croupier/contract/paths'
import type { VisitReport } from '@croupier/contract/reports'

/** Reports a visit anonymously to our server (decision 29). Respects Do Not Track and Global Privacy Control. */
export function reportVisit(report: VisitReport): void {
  if (!mayBeCounted(navigator)) return
  void fetch(VISITS_PATH, {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', [MARKER_HEADER]: MARKER },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}

function mayBeCounted(visitor: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return visitor.doNotTrack !== '1' && visitor.globalPrivacyControl !== true
}
