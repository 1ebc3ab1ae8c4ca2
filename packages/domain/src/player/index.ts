export { bonusDebit, withdrawable, type Balance } from './balance.ts'
export { createGreeting } from './greeting.ts'
export { nextLevel, type Level, type LevelStep } from './level.ts'
export type { Notice } from './notice.ts'
export type { NoticesStore } from './notices-store.ts'
export { Player, type PlayerPorts } from './player.ts'
export {
  displayName,
  primaryEmail,
  primaryPhone,
  type Email,
  type PendingContact,
  type Phone,
  type Profile,
  type ProfileChanges,
} from './profile.ts'
export type { WireBalance, WireLevel, WireProfile } from './player-api.ts'
export type { WireNotice } from './notice-wire.ts'
