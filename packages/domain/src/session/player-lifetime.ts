/** How the session makes and removes the current player. */
export interface PlayerLifetime {
  /** Somebody is signed in or signing in. */
  readonly isPresent: boolean
  /** Hash of the player, once known. */
  readonly hash: string | null
  /** Replaces the player by that of the current tokens; resolves when its base data is loaded. */
  enter(): Promise<void>
  /** As `enter`, without waiting for data. */
  enterNow(): void
  leave(): void
}
