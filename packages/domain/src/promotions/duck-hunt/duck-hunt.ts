export interface HuntPrize {
  readonly id: string
  /** Null: the platform names none. */
  readonly title: string | null
  readonly image: string | null
  /** Points that it brings; null: unknown. */
  readonly points: number | null
  /** How many are left; null: unknown. */
  readonly left: number | null
}

/** A hunt with prizes that belongs to a promotion. */
export interface DuckHunt {
  readonly id: string
  readonly title: string
  /** False once the platform says that it is over, or has not begun. */
  readonly isActive: boolean
  /** Shots that the player has left; null: a guest, or the platform only shows the hunt. */
  readonly attempts: number | null
  readonly prizes: readonly HuntPrize[]
}

/** What the platform decided of a shot. */
export interface Shot {
  /** Null: nothing was hit. */
  readonly prize: HuntPrize | null
  /** Shots that are left; null: unknown. */
  readonly attempts: number | null
}

/** Places of the pond; the platform decides what a shot at any of them hits. */
export const HUNT_PLACES = 9

/** The hunt after a shot. */
export const afterShot = (hunt: DuckHunt, { attempts }: Pick<Shot, 'attempts'>): DuckHunt => ({
  ...hunt,
  attempts: attempts ?? (hunt.attempts === null ? null : Math.max(0, hunt.attempts - 1)),
})
