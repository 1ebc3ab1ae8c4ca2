/** The signed-in player, of whom the session knows only when it comes and goes. */
export interface PlayerLifetime {
  /** Somebody is signed in or on the way in. */
  readonly isPresent: boolean
  /** Whose it is, once known. */
  readonly hash: string | null
  /** Makes the player of the present tokens, instead of any other; resolves when what every page shows is here. */
  enter(): Promise<void>
  /** The same without waiting: with what is here of the one on the way in, or with nothing yet. */
  enterNow(): void
  leave(): void
}
