/** Events between the tabs of one browser. Without tokens, as cookies are shared. */
export type SessionEvent =
  | { readonly type: 'signed-in' }
  | {
      readonly type: 'signed-out'
      /** Left out: the player has logged out, or the platform has ended the session. */
      readonly by?: 'inactive'
    }

/** Messages between tabs, and one to a server that cannot be reached now. */
export interface SessionSignals {
  /** Not to this tab. */
  announce(event: SessionEvent): void
  onAnnounced(handler: (event: SessionEvent) => void): () => void
  /** Marks the logout for a server that keeps the tokens and may be unreachable now. */
  markSignedOut(): void
}
