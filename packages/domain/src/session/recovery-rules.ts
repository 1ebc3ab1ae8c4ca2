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

export function recoveryRequestErrors({ login }: RecoveryRequest): FormErrors<RecoveryRequest> {
  return { login: check(login, ...FIELD_RULES.requiredText) }
}

/** engagement.md 5: a verification code is required on password recovery. */
export function recoveryCodeErrors({ code }: { readonly code: string }): FormErrors<{ code: string }> {
  return { code: check(code, required) }
}

/** core.md 5 and engagement.md 5: the rules of a new password, and it must match its confirmation. */
export function newPasswordErrors({ password, confirmation }: NewPasswordValues): FormErrors<NewPasswordValues> {
  return {
    password: check(password, ...FIELD_RULES.newPassword),
    confirmation: check(confirmation, required, sameAsPassword(password)),
  }
}
