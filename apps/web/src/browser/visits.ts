export type VisitEvent =
  | {
      /** The pattern of the page's route, never its address. */
      readonly page: string
      readonly locale: string
      readonly device: string
      /** What of experiments this visit was shown so far. */
      readonly variants: Readonly<Record<string, string>>
    }
  | { readonly experiment: string; readonly variant: string }

/** Tells our own server what was visited or shown; nothing of it says by whom (decision 29). Who asks not to be followed is not. */
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
