import { isCurrency, type Currency } from '../ground/values/currencies.ts'
import type { Players } from '../players/players.ts'
import { digitsOf } from '../players/player.ts'
import { FormCheck, isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import { isName, readIdentity, type Identity, type IdentityNumbers } from './identity.ts'
import type { IdentityField } from '../ground/wire/market-rules.ts'
import { isPhoneCountry } from './phone-countries.ts'

const MIN_PASSWORD = 8
const MIN_PHONE = 8
const MIN_AGE = 18
const MAX_NAME = 35
const CAPTCHA_TOKEN = /^captcha\.[\w-]{32}$/

export interface Registration {
  email: string | null
  phone: string | null
  password: string
  currency: Currency
  country: string
  nickname: string | null
  birthday: string
  identity: Identity
}

export interface RegistrationRules {
  players: Players
  today: number
  captchaRequired: boolean
  nicknameRequired: boolean
  /** Of the market; null: all. */
  currencies: readonly Currency[] | null
  /** Of the market. */
  identity: readonly IdentityField[]
  /** Of the market: kinds of documents. */
  documents: readonly string[]
  identityNumbers: IdentityNumbers
}

/** Reads the form and throws all its errors at once (docs/product-rules.md, Forms and validation). */
export function readRegistration(fields: Fields, rules: RegistrationRules): Registration {
  const form = new FormCheck()
  const email = textOf(fields, 'email').toLowerCase()
  const phone = digitsOf(textOf(fields, 'phone'))
  checkContact(form, fields, { email, phone }, rules.players)
  const password = typeof fields['password'] === 'string' ? fields['password'] : ''
  checkPassword(form, password)
  const currency = textOf(fields, 'currency')
  const isOffered = isCurrency(currency) && (rules.currencies?.includes(currency) ?? true)
  if (!isOffered) form.reject('currency', 'required')
  const country = textOf(fields, 'country').toLowerCase()
  if (!isPhoneCountry(country)) form.reject('country', 'required')
  const nickname = textOf(fields, 'nickname')
  // An unconfirmed registration of this phone is replaced, and its nickname is free again.
  const replaced = phone && !isTakenPhone(rules.players, phone) ? rules.players.byLogin(phone) : null
  if (nickname || rules.nicknameRequired) checkNickname(form, nickname, rules.players, replaced?.id)
  const birthday = textOf(fields, 'birthday')
  checkBirthday(form, birthday, rules.today)
  const identity = readIdentity(form, fields, {
    asked: rules.identity,
    documents: rules.documents,
    numbers: rules.identityNumbers,
    today: rules.today,
  })
  form.require(fields['consent'] === true, 'consent', 'required')
  form.require(!rules.captchaRequired || isCaptchaGood(fields['captcha']), 'captcha', 'captcha')
  form.done()
  return {
    email: email || null,
    phone: phone || null,
    password,
    currency: currency as Currency,
    country,
    nickname: nickname || null,
    birthday,
    identity,
  }
}

function checkContact(
  form: FormCheck,
  fields: Fields,
  { email, phone }: { email: string; phone: string },
  players: Players,
): void {
  const byPhone = 'phone' in fields && !email
  if (byPhone) {
    if (!textOf(fields, 'phone')) form.reject('phone', 'required')
    else if (phone.length < MIN_PHONE) form.reject('phone', 'minPhoneLength')
    else if (isTakenPhone(players, phone)) form.reject('phone', 'phone_taken')
    return
  }
  if (!email) form.reject('email', 'required')
  else if (!isEmail(email)) form.reject('email', 'email')
  else if (players.byLogin(email)) form.reject('email', 'email_taken')
}

/** An unconfirmed phone is free, so that nobody can block a number. */
export function isTakenPhone(players: Players, phone: string): boolean {
  const owner = players.byLogin(phone)
  return owner !== null && (owner.phoneVerified || owner.logins > 0 || owner.email !== null)
}

export const isEmail = (text: string): boolean => text.length <= 150 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

export function checkPassword(form: FormCheck, password: string): void {
  if (!password) form.reject('password', 'required')
  else if (/\p{Script=Cyrillic}/u.test(password)) form.reject('password', 'notCyrillic')
  else if (password.length < MIN_PASSWORD) form.reject('password', 'minLength')
  else if (password.length > 150) form.reject('password', 'maxLength')
}

export function checkNickname(form: FormCheck, nickname: string, players: Players, ownId = 0): void {
  if (!nickname) form.reject('nickname', 'required')
  else if (nickname.length > MAX_NAME) form.reject('nickname', 'maxLength')
  else if (!isName(nickname)) form.reject('nickname', 'nameValidationRule')
  else if (!players.isNicknameFree(nickname, ownId)) form.reject('nickname', 'nickname_taken')
}

export function checkBirthday(form: FormCheck, birthday: string, today: number): void {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal =
    /^\d{4}-\d{2}-\d{2}$/.test(birthday) &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    year >= 1900
  if (!birthday) form.reject('birthday', 'required')
  else if (!isReal || date.getTime() > today) form.reject('birthday', 'invalidDate')
  else if (Date.UTC(year + MIN_AGE, month - 1, day) > today) form.reject('birthday', 'underageDate')
}

function isCaptchaGood(captcha: unknown): boolean {
  return isFields(captcha) && CAPTCHA_TOKEN.test(textOf(captcha, 'token'))
}
