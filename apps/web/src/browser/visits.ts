export type VisitEvent =
  | {
      /** Route pattern, never the address. */
      readonly page: string
      readonly locale: string
      readonly device: string
      readonly variants: Readonly<Record<string, string>>
    }
  | { readonly experiment: string; readonly variant: string }

/** Reports a visit anonymously to our server (decision 29). Respects Do Not Track and Global Privacy Control. */
export function reportVisit(event: VisitEvent): void {
  if (!mayBeCounted(navigator)) return
  void fetch('/visits', {
    method: 'PUT',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(event),
  }).catch(() => undefined)
}

function mayBeCounted(visitor: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return visitor.doNotTrack !== '1' && visitor.globalPrivacyControl !== true
}
