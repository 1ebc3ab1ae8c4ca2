// What only players need of joining a tournament.
export { createPlayerJoining } from '@croupier/domain/parts'
export { JoiningOutcome } from './joining-outcome.tsx'
export { PlayerActions } from './player-actions.tsx'
export { ReminderToggle } from './reminder-toggle.tsx'
