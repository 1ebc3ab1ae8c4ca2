/** A prize of `POST /__sandbox/promotions`. */
export interface NewPrize {
  readonly id?: number
  readonly title?: string
  /** Points; missing: it is drawn. */
  readonly price?: number
  readonly currencyId?: string
  /** Default 1. */
  readonly total?: number
  /** Default: any number. */
  readonly perPlayer?: number
}

/** Fields of `POST /__sandbox/promotions`. Times in milliseconds from now; by default it runs for an hour. */
export interface NewPromotion {
  readonly slug?: string
  /** Slug of the promotion that gives what is not named here. Default: `treasure-voyage`. */
  readonly like?: string
  readonly template?: string | null
  readonly container?: string
  readonly title?: string
  readonly fund?: string
  readonly rules?: string
  readonly howToWin?: string
  readonly results?: string
  readonly startsInMs?: number
  readonly endsInMs?: number
  readonly drawInMs?: number
  readonly prizes?: readonly NewPrize[]
  readonly currency?: string
  /** Bets that bring a point, in euros. */
  readonly eurosForPoint?: number
  readonly sortPriority?: number
  /** Number of invented players. Default 0. */
  readonly participants?: number
  readonly isHighFiveEnabled?: boolean
  /** Points that giving one takes, for the player who gets it. Default: none. */
  readonly highFiveCost?: number
  readonly useParticipantBtn?: boolean
  readonly isClosedToMultiAccounts?: boolean
  readonly duckHuntId?: number
}
