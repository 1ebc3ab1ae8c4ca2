export {
  createPublicTournaments,
  createTournaments,
  type OwnTournaments,
  type Tournaments,
} from './create-tournaments.ts'
export { gapToNextPlace, gapToNextPrize, type PlaceGap } from './gap.ts'
export { createJoining, ENTRY_PRICE_CHANGED, type TournamentJoining } from './joining/joining.ts'
export type { Joining, JoiningRequest } from './joining/joining-state.ts'
export { joiningStep, type JoiningStep } from './joining/joining-step.ts'
export { createSearchPause, SEARCH_PAUSE_MS } from './search-pause.ts'
export { isOwn, ownPlaceOf, podium, type OwnPlace, type Standing } from './standing.ts'
export {
  currentTournament,
  freeSeats,
  giftsOf,
  isCurrent,
  scoreUnit,
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
export { type DueReminder, type Reminder } from './reminders/reminder.ts'
export { createReminders, type Reminders } from './reminders/reminders.ts'
