import { check, FIELD_RULES, required, sameAsPassword, type FormErrors } from '../core/index.ts'

/** Whose password is to be recovered: an email, or a phone in any form. */
export interface RecoveryRequest {
  readonly login: string
}

/** Digits of the code in a text message; a mail brings a link instead. */
export const RECOVERY_CODE_LENGTH = 6

export interface NewPasswordValues {
  readonly password: string
  readonly confirmation: string
}

/** Rules of the request for a new password. */
export function recoveryRequestErrors({ login }: RecoveryRequest): FormErrors<RecoveryRequest> {
  return { login: check(login, ...FIELD_RULES.requiredText) }
}

/** Rules of a new password and its confirmation. */
export function newPasswordErrors({ password, confirmation }: NewPasswordValues): FormErrors<NewPasswordValues> {
  return {
    password: check(password, ...FIELD_RULES.newPassword),
    confirmation: check(confirmation, required, sameAsPassword(password)),
  }
}
