/** How the session makes and removes the current player. */
export interface PlayerLifetime {
  readonly isPresent: boolean
  readonly hash: string | null
  /** Replaces the player by that of the current tokens; resolves when its base data is loaded. */
  enter(): Promise<void>
  /** As `enter`, without waiting for data. */
  enterNow(): void
  leave(): void
}
