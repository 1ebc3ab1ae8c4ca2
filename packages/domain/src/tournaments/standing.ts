/** A place on the board of a tournament or a series. */
export interface Standing {
  /** The player's; null: unknown. */
  readonly id: string | null
  /** From 1. Equal scores may share a place. */
  readonly position: number
  readonly username: string
  /** In units of `scoreUnit`; null: unknown. */
  readonly score: number | null
  /** What the place wins, in the platform's words; null: the board does not name it. */
  readonly gift: string | null
}

/** The player's own place. */
export type OwnPlace = Pick<Standing, 'position' | 'score'>

/** In the order of places; those who share one stay in the platform's order. */
export const sortStandings = (standings: readonly Standing[]): readonly Standing[] =>
  standings.every(({ position }, index) => index === 0 || (standings[index - 1]?.position ?? 0) <= position)
    ? standings
    : standings.toSorted((a, b) => a.position - b.position)

/** Whether an entry of a board is the player's: by the platform's id. */
export const isOwn = ({ id }: Pick<Standing, 'id'>, userId: string | null): boolean => id !== null && id === userId

/** The player's entry among those on a board; null: not there, or a guest. */
export const ownStanding = (standings: readonly Standing[], userId: string | null): Standing | null =>
  userId === null ? null : (standings.find((standing) => isOwn(standing, userId)) ?? null)

/** The player's place: as the platform sends it, else as it is on the board; null: none, or unknown. */
export function ownPlaceOf(
  contest: {
    readonly ownPlace: OwnPlace | null
    readonly leaders: readonly Standing[]
    readonly opponents: readonly Standing[]
  },
  userId: string | null,
): OwnPlace | null {
  return contest.ownPlace ?? ownStanding(contest.opponents, userId) ?? ownStanding(contest.leaders, userId)
}

/** Places of the podium. */
export const PODIUM_PLACES = 3

/** The players on each of the three highest places: none, one, or those who share it. */
export function podium(leaders: readonly Standing[]): readonly (readonly Standing[])[] {
  const sorted = sortStandings(leaders)
  return Array.from({ length: PODIUM_PLACES }, (_, index) => sorted.filter(({ position }) => position === index + 1))
}
