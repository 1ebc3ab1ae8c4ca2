export { bonusDebit, withdrawable, writeOffSum, type Balance } from './balance.ts'
export { Greeting } from './greeting.ts'
export type { Level } from './level.ts'
export type { Message } from './message.ts'
export { MessageHistory } from './message-history.ts'
export type { MessagesStore } from './messages-store.ts'
export { Player, type PlayerDataMeans } from './player.ts'
export {
  displayName,
  primaryEmail,
  primaryPhone,
  type Email,
  type PendingContact,
  type Phone,
  type Profile,
} from './profile.ts'
export { runningExclusion, type SelfExclusion } from './self-exclusion.ts'
export type { WireBalance, WireLevel, WireProfile } from './player-api.ts'
export type { WireMessage } from './message-wire.ts'
