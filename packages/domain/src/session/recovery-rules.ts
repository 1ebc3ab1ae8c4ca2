import {
  check,
  email,
  FIELD_RULES,
  looksLikePhone,
  required,
  sameAsPassword,
  type FormErrors,
  type TextRule,
} from '../core/index.ts'

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

/** Nothing can be sent to any other login. */
const emailOrPhone: TextRule = (login) => {
  if (login.includes('@')) return email(login)
  return looksLikePhone(login) ? null : { name: 'emailOrPhone' }
}

/** Rules of the request for a new password. */
export function recoveryRequestErrors({ login }: RecoveryRequest): FormErrors<RecoveryRequest> {
  return { login: check(login, ...FIELD_RULES.requiredText, emailOrPhone) }
}

/** Rules of a new password and its confirmation. */
export function newPasswordErrors({ password, confirmation }: NewPasswordValues): FormErrors<NewPasswordValues> {
  return {
    password: check(password, ...FIELD_RULES.newPassword),
    confirmation: check(confirmation, required, sameAsPassword(password)),
  }
}
