export {
  loginErrors,
  NAME_MAX_LENGTH,
  phoneCodeErrors,
  phoneDigits,
  registrationErrors,
  SMS_CODE_LENGTH,
  toRegistration,
  type Credentials,
  type Registration,
  type RegistrationExtras,
  type RegistrationRuleContext,
  type RegistrationValues,
} from './registration-rules.ts'
export type { PhoneCode, PhoneConfirmation, SessionApi } from './session-api.ts'
export { createSessionApi } from './session-api.ts'
export type { SessionEvent, SessionSignals } from './session-signals.ts'
export type { PlayerPlace } from './player-place.ts'
export { SessionStore, type SessionEnd, type SessionSnapshot, type SessionStoreOptions } from './session-store.ts'
