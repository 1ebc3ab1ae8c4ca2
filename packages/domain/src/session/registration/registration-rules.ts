import { identityErrors, toIdentity, type Identity, type IdentityField } from './identity.ts'
import { alphaNum, check, FIELD_RULES, ofAge, required, type FormErrors } from '../../core/index.ts'

export interface Credentials {
  readonly login: string
  readonly password: string
}

export interface RegistrationValues extends Partial<Identity> {
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
  readonly birthday: string
  /** Not sent: it is activated after signing in. */
  readonly promoCode: string
  readonly consent: boolean
}

export interface RegistrationRuleContext {
  /** Milliseconds, the platform's time. */
  readonly now: number
  /** The platform asks for no nickname. */
  readonly skipNickname: boolean
  /** What the market wants to know of a player. Default: nothing. */
  readonly identity?: readonly IdentityField[]
}

/** Checks that the fields are filled, never the rules of a password. */
export function loginErrors({ login, password }: Credentials): FormErrors<Credentials> {
  return { login: check(login, ...FIELD_RULES.requiredText), password: check(password, required) }
}

/** Rules of the registration's fields, for the contact that is chosen. */
export function registrationErrors(
  values: RegistrationValues,
  { now, skipNickname, identity = [] }: RegistrationRuleContext,
): FormErrors<RegistrationValues> {
  return {
    ...(values.contact === 'email'
      ? { email: check(values.email, ...FIELD_RULES.email) }
      : { phone: check(values.phone, ...FIELD_RULES.phone) }),
    password: check(values.password, ...FIELD_RULES.newPassword),
    ...(skipNickname ? {} : { nickname: check(values.nickname, ...FIELD_RULES.name) }),
    birthday: check(values.birthday, required, ofAge(now)),
    ...identityErrors(values, identity, now),
    country: check(values.country, required),
    currency: check(values.currency, required),
    promoCode: check(values.promoCode.trim(), alphaNum, ...FIELD_RULES.text),
    consent: values.consent ? [] : [{ name: 'consent' }],
  }
}

/** The body of a registration: email or phone, and only what the platform asks for. */
export interface Registration extends Partial<Identity> {
  readonly email?: string
  readonly phone?: string
  readonly password: string
  readonly currency: string
  readonly country: string
  readonly nickname?: string
  readonly birthday: string
  readonly consent: true
  readonly captcha?: { readonly token: string; readonly version: 2 | 3 }
}

export interface RegistrationExtras {
  readonly identity?: readonly IdentityField[]
  readonly skipNickname: boolean
  readonly captcha: { readonly token: string; readonly version: 2 | 3 } | null
}

/** Converts a valid form: call it only when `registrationErrors` finds nothing. */
export function toRegistration(
  values: RegistrationValues,
  { skipNickname, captcha, identity = [] }: RegistrationExtras,
): Registration {
  return {
    ...(values.contact === 'email' ? { email: values.email.trim() } : { phone: values.phone }),
    password: values.password,
    currency: values.currency,
    country: values.country,
    ...(skipNickname ? {} : { nickname: values.nickname.trim() }),
    birthday: values.birthday,
    ...toIdentity(values, identity),
    consent: true,
    ...(captcha ? { captcha } : {}),
  }
}
