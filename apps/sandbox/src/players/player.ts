import type { Currency } from '../ground/values/currencies.ts'

export type ContactKind = 'email' | 'phone'

/**
 * Flags set by support. Known: `blocked`, `multi_account`, `restricted` (region 451), `is_verified`,
 * `birthday_verified`, `first_auth` (forces the first-login greeting). Of gifts: `gifts_need_email`, `gifts_need_phone`,
 * `bonuses_disabled`, `bonus_not_written_off`, `gift_provider_fails`. Others are stored and shown by the control API.
 */
export type PlayerFlags = Record<string, boolean>

export interface PlayerRecord {
  id: number
  hash: string
  email: string | null
  phone: string | null
  emailVerified: boolean
  phoneVerified: boolean
  passwordHash: string
  nickname: string
  nicknameChosen: boolean
  currency: Currency
  country: string
  birthday: string | null
  registrationContact: ContactKind
  firstname: string
  lastname: string
  middlename: string
  address: string
  gender: string
  /** Grows with bets and determines the level. */
  levelPoints: number
  logins: number
  flags: PlayerFlags
  createdAt: number
}

export type NewPlayer = Pick<PlayerRecord, 'email' | 'phone' | 'nickname' | 'currency' | 'country' | 'birthday'> &
  Partial<Omit<PlayerRecord, 'id' | 'hash' | 'passwordHash' | 'createdAt'>> & {
    password: string
  }

/** Emails compare in lower case, phones by their digits. */
export function normaliseLogin(login: string): { email: string } | { phone: string } {
  const text = login.trim()
  return text.includes('@') ? { email: text.toLowerCase() } : { phone: digitsOf(text) }
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
