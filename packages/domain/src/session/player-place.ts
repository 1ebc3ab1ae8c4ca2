/** The place of the signed-in player in the site; what stands there is no concern of the session. */
export interface PlayerPlace {
  readonly isTaken: boolean
  /** Whose it is, once known. */
  readonly hash: string | null
  /** Makes the player of the present tokens, instead of any other; resolves when what every page shows is here. */
  enter(): Promise<void>
  /** The same without waiting any more: with what is here of the one on the way in, or with nothing yet. */
  enterNow(): void
  leave(): void
}
