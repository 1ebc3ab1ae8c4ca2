import type { FormErrors, FormMessage } from '../core/index.ts'
import {
  alphaNum,
  check,
  email,
  maxLength,
  minLength,
  NAME_MAX_LENGTH,
  nameFormat,
  newPassword,
  required,
  TEXT_MAX_LENGTH,
} from './text-rules.ts'

/** Youngest age at which one may play (core.md 1). */
export const MINIMUM_AGE = 18
/** Phone with its dial code, digits (core.md 5). */
export const PHONE_MIN_LENGTH = 8
/** Digits. */
export const SMS_CODE_LENGTH = 4

export interface Credentials {
  readonly login: string
  readonly password: string
}

/** What the registration form holds, as typed. */
export interface RegistrationValues {
  readonly contact: 'email' | 'phone'
  readonly email: string
  /** Dial code and number, digits only; empty while there is no number. */
  readonly phone: string
  /** Of the number, ISO 3166 alpha-2, lower case. */
  readonly phoneCountry: string
  /** Where the visitor lives, ISO 3166 alpha-2, lower case. */
  readonly country: string
  readonly password: string
  readonly nickname: string
  readonly currency: string
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string
  readonly promoCode: string
  /** 18 or older, and the rules accepted. */
  readonly consent: boolean
}

export interface RegistrationRuleContext {
  /** Milliseconds, the platform's time. */
  readonly now: number
  /** The platform asks for no nickname. */
  readonly skipNickname: boolean
}

/** Only what the platform could not even look at: a login page tells nobody which passwords are possible. */
export function loginErrors({ login, password }: Credentials): FormErrors<Credentials> {
  return { login: check(login, required, maxLength(TEXT_MAX_LENGTH)), password: check(password, required) }
}

/** The length alone: whether it is the right code is for the platform to say. */
export function phoneCodeErrors({ code }: { readonly code: string }): FormErrors<{ code: string }> {
  return { code: check(code, required, minLength(SMS_CODE_LENGTH)) }
}

/** All that is wrong with a registration as it stands (core.md 5, open-points.md: registration fields). */
export function registrationErrors(
  values: RegistrationValues,
  { now, skipNickname }: RegistrationRuleContext,
): FormErrors<RegistrationValues> {
  const byEmail = values.contact === 'email'
  return {
    email: byEmail ? check(values.email, required, email, maxLength(TEXT_MAX_LENGTH)) : [],
    phone: byEmail ? [] : phoneErrors(values),
    password: check(values.password, ...newPassword),
    nickname: skipNickname ? [] : check(values.nickname, required, nameFormat, maxLength(NAME_MAX_LENGTH)),
    birthday: birthdayErrors(values.birthday, now),
    promoCode: check(values.promoCode.trim(), alphaNum, maxLength(TEXT_MAX_LENGTH)),
    consent: values.consent ? [] : [{ name: 'consent' }],
  }
}

function phoneErrors({ phone }: RegistrationValues): FormMessage[] {
  if (phone === '') return [{ name: 'required' }]
  return phone.length < PHONE_MIN_LENGTH ? [{ name: 'minPhoneLength', params: { min: PHONE_MIN_LENGTH } }] : []
}

function birthdayErrors(birthday: string, now: number): FormMessage[] {
  if (birthday === '') return [{ name: 'required' }]
  const age = ageOn(birthday, now)
  if (age === null) return [{ name: 'invalidDate' }]
  return age < MINIMUM_AGE ? [{ name: 'underageDate', params: { min: MINIMUM_AGE } }] : []
}

/** Whole years at `now` (ms, UTC) of somebody born on `birthday`; null for a date that does not exist or makes no sense. */
export function ageOn(birthday: string, now: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday)
  if (!parts) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const born = new Date(Date.UTC(year, month - 1, day))
  const exists = born.getUTCFullYear() === year && born.getUTCMonth() === month - 1 && born.getUTCDate() === day
  if (!exists || year < 1900 || born.getTime() > now) return null
  const today = new Date(now)
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day)
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** What is sent: one of email and phone, nothing the platform did not ask for. */
export interface Registration {
  readonly email?: string
  /** Dial code and number, digits only (core.md 5). */
  readonly phone?: string
  readonly password: string
  readonly currency: string
  readonly country: string
  readonly nickname?: string
  readonly birthday: string
  readonly promoCode?: string
  readonly consent: true
  readonly captcha?: { readonly token: string; readonly version: 2 | 3 }
}

export interface RegistrationExtras {
  readonly skipNickname: boolean
  readonly captcha: { readonly token: string; readonly version: 2 | 3 } | null
}

/** The registration a filled form stands for. Call it only when `registrationErrors` finds nothing. */
export function toRegistration(
  values: RegistrationValues,
  { skipNickname, captcha }: RegistrationExtras,
): Registration {
  const promoCode = values.promoCode.trim()
  return {
    ...(values.contact === 'email' ? { email: values.email.trim() } : { phone: values.phone }),
    password: values.password,
    currency: values.currency,
    country: values.country,
    ...(skipNickname ? {} : { nickname: values.nickname.trim() }),
    birthday: values.birthday,
    ...(promoCode ? { promoCode } : {}),
    consent: true,
    ...(captcha ? { captcha } : {}),
  }
}
