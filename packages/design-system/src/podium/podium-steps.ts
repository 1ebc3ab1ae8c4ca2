export type PodiumPlace = 1 | 2 | 3

export interface PodiumStep<Player> {
  place: PodiumPlace
  /** More than one: they share the place. None: nobody has it. */
  players: Player[]
}

/** The three steps with who stands on each, in the order given; places past the third stand on none. */
export function podiumSteps<Player extends { place: number }>(players: readonly Player[]): PodiumStep<Player>[] {
  return ([1, 2, 3] as const).map((place) => ({
    place,
    players: players.filter((player) => player.place === place),
  }))
}
