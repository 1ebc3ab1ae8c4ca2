export {
  createPublicTournaments,
  createTournaments,
  type OwnTournaments,
  type Tournaments,
} from './create-tournaments.ts'
export { gapToNextPlace, gapToNextPrize, type PlaceGap } from './gap.ts'
export type { BoardKind } from './live-boards.ts'
export { isOwn, ownPlaceOf, ownStanding, podium, PODIUM_PLACES, type OwnPlace, type Standing } from './standing.ts'
export {
  currentTournament,
  freeSeats,
  giftsOf,
  hasLimitedSeats,
  isBetCounted,
  isCurrent,
  lastPrizePlace,
  scoreUnit,
  withChosen,
  type BetLimits,
  type EntryCondition,
  type Mechanic,
  type Privacy,
  type Series,
  type Tournament,
  type TournamentPrize,
} from './tournament.ts'
export {
  createTournamentGames,
  FIRST_TOURNAMENT_GAMES,
  TOURNAMENT_GAMES_PAGE_SIZE,
  type TournamentGames,
} from './tournament-games.ts'
export type { WireSeries, WireStanding, WireTournament } from './tournament-schema.ts'
