import type { Currency } from '../treasury/ledger/currencies.ts'

export type ContactKind = 'email' | 'phone'

/**
 * What support has noted about a player. Known: `blocked`, `multi_account`, `restricted` (region 451), `is_verified`,
 * `birthday_verified`, `first_auth` (forces the first-login greeting). Others are kept and shown by the control API.
 */
export type PlayerFlags = Record<string, boolean>

export interface PlayerRecord {
  id: number
  /** Names the player on the live socket; known to the player alone. */
  hash: string
  email: string | null
  /** Digits only, with the dial code. */
  phone: string | null
  emailVerified: boolean
  phoneVerified: boolean
  passwordHash: string
  nickname: string
  nicknameChosen: boolean
  currency: Currency
  country: string
  /** `YYYY-MM-DD` */
  birthday: string | null
  registrationContact: ContactKind
  firstname: string
  lastname: string
  middlename: string
  address: string
  gender: string
  /** Grows with bets; the level follows from it. */
  levelPoints: number
  /** How many times the player signed in. */
  logins: number
  flags: PlayerFlags
  createdAt: number
}

export type NewPlayer = Pick<PlayerRecord, 'email' | 'phone' | 'nickname' | 'currency' | 'country' | 'birthday'> &
  Partial<Omit<PlayerRecord, 'id' | 'hash' | 'passwordHash' | 'createdAt'>> & {
    password: string
    promoCode?: string | null
  }

/** An email is compared in lower case, a phone by its digits. */
export function normaliseLogin(login: string): { email: string } | { phone: string } {
  const text = login.trim()
  return text.includes('@') ? { email: text.toLowerCase() } : { phone: digitsOf(text) }
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
