export { readCaptchaMessage } from './captcha-message.ts'
export { NO_IDENTITY, type Identity, type IdentityField } from './registration/identity.ts'
export { DOCUMENT_KINDS, type DocumentKind } from './registration/identity-document.ts'
export {
  loginErrors,
  registrationErrors,
  toRegistration,
  type Credentials,
  type Registration,
  type RegistrationExtras,
  type RegistrationRuleContext,
  type RegistrationValues,
} from './registration/registration-rules.ts'
export {
  offeredCurrencies,
  registrationPlace,
  type MarketOfBrand,
  type RegistrationPlace,
} from './registration/registration-place.ts'
export { createInactivity, forgetActivity, type Inactivity } from './inactivity.ts'
export { PasskeyLogin, type AskDevice, type PasskeyLoginMeans } from './passkey-login.ts'
export { PasswordRecovery, type PasswordChange } from './password-recovery.ts'
export {
  newPasswordErrors,
  RECOVERY_CODE_LENGTH,
  recoveryRequestErrors,
  type NewPasswordValues,
  type RecoveryRequest,
} from './recovery-rules.ts'
export { PhoneConfirmation } from './phone-confirmation.ts'
export type { ConfirmedPhone, PhoneCode, SessionApi } from './session-api.ts'
export { createSessionApi } from './session-api.ts'
export {
  createSecondFactorLoginApi,
  SECOND_FACTOR_DIGITS,
  SecondFactor,
  type SecondFactorMeans,
} from './second-factor.ts'
export type { CodeWay, SecondFactorQuestion, SecondFactorWay } from './second-factor-question.ts'
export { loginOf } from './typed-login.ts'
export type { PlayerLifetime } from './player-lifetime.ts'
export type { SessionEvent, SessionSignals } from './session-signals.ts'
export { SessionStore, type SessionEnd, type SessionSnapshot, type SessionStoreMeans } from './session-store.ts'
