export type PodiumPlace = 1 | 2 | 3

export interface PodiumStep<Player> {
  place: PodiumPlace
  /** Several players share a place; none leaves it empty. */
  players: Player[]
}

export function podiumSteps<Player extends { place: number }>(players: readonly Player[]): PodiumStep<Player>[] {
  return ([1, 2, 3] as const).map((place) => ({
    place,
    players: players.filter((player) => player.place === place),
  }))
}
