/** Events between the tabs of one browser. Without tokens, as cookies are shared. */
export type SessionEvent = { readonly type: 'signed-in' } | { readonly type: 'signed-out' }

/**
 * Messages to the other tabs, and one to a server that cannot be reached now. The browser uses a BroadcastChannel and a
 * cookie.
 */
export interface SessionSignals {
  /** Sends to every other tab, not to this one. */
  announce(event: SessionEvent): void
  /** Returns an unsubscribe function. */
  onAnnounced(handler: (event: SessionEvent) => void): () => void
  /** Marks the logout for a server that keeps the tokens and may be unreachable now. */
  markSignedOut(): void
}
