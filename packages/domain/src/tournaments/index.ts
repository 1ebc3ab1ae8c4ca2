export { createTournaments, type Tournaments } from './tournaments-store.ts'
export { gapToNextPlace, gapToNextPrize, type PlaceGap } from './gap.ts'
export { TournamentJoining, ENTRY_PRICE_CHANGED, type Joining, type JoiningRequest } from './joining/joining-store.ts'
export { joiningStep, type JoiningSituation, type JoiningStep, type JoinStep } from './joining/joining-step.ts'
export type { BoardKind } from './live-boards.ts'
export { topOfBoard } from './top-of-board.ts'
export { createSearchPause, SEARCH_PAUSE_MS, type SearchPause } from './search-pause.ts'
export { isOwn, ownPlaceOf, ownStanding, podium, PODIUM_PLACES, type OwnPlace, type Standing } from './standing.ts'
export {
  currentTournament,
  freeSeats,
  giftsOf,
  isCurrent,
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
export type { WireSeries, WireStanding, WireTournament } from './tournament-wire.ts'
export { ANNOUNCED_BEFORE_MS, type DueReminder, type Reminder, type ReminderMoment } from './reminders/reminder.ts'
export { createReminders, type Reminders } from './reminders/reminders-store.ts'
