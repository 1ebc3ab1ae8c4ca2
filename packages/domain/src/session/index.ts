export {
  loginErrors,
  registrationErrors,
  toRegistration,
  type Credentials,
  type Registration,
  type RegistrationValues,
} from './registration-rules.ts'
export { offeredCurrencies, registrationPlace, type RegistrationPlace } from './registration-place.ts'
export { PasswordRecovery } from './password-recovery.ts'
export {
  newPasswordErrors,
  RECOVERY_CODE_LENGTH,
  recoveryRequestErrors,
  type NewPasswordValues,
} from './recovery-rules.ts'
export type { PhoneCode, SessionApi } from './session-api.ts'
export { createSessionApi } from './session-api.ts'
export type { PlayerLifetime } from './player-lifetime.ts'
export type { SessionEvent, SessionSignals } from './session-signals.ts'
export { SessionStore, type SessionEnd, type SessionSnapshot, type SessionStoreOptions } from './session-store.ts'
