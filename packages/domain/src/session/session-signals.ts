/** What tabs of one browser tell each other. They never send tokens: cookies are shared already. */
export type SessionEvent = { readonly type: 'signed-in' } | { readonly type: 'signed-out' }

/**
 * The tabs' way to each other, and to a server that cannot be reached
 * now. The browser's adapter is a BroadcastChannel and a cookie.
 */
export interface SessionSignals {
  /** Told to every other tab, not to this one. */
  announce(event: SessionEvent): void
  /** Answers how to stop listening. */
  onAnnounced(handler: (event: SessionEvent) => void): () => void
  /** Leaves word that the player logged out, for a server that keeps the tokens and may be out of reach now. */
  markSignedOut(): void
}
