import { personName } from '../core/index.ts'
import type { SelfExclusion } from './self-exclusion.ts'

export interface Phone {
  /** Digits with the dial code. */
  readonly value: string
  readonly isPrimary: boolean
}

export interface Email {
  readonly value: string
  readonly isPrimary: boolean
  readonly isVerified: boolean
}

export interface Profile {
  readonly id: string
  readonly userId: string
  /** Identifies the player on the live socket. */
  readonly hash: string
  readonly nickname: string | null
  readonly bonusAvailabilityLevel: number | null
  readonly firstName: string
  readonly lastName: string
  readonly middleName: string
  readonly address: string
  readonly country: string | null
  readonly gender: string | null
  readonly registeredBy: 'email' | 'phone' | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly isBirthdayVerified: boolean
  readonly isMultiAccount: boolean
  readonly phones: readonly Phone[]
  readonly emails: readonly Email[]
  /** The first visit after registration: the thanks modal shows once. */
  readonly isFirstAuth: boolean
  readonly isVerified: boolean
  /** Address of the player's picture. */
  readonly avatar: string | null
  readonly currency: string
  readonly selfExclusion: SelfExclusion | null
  /** False: no round for money yet, and the market has bonuses only after one. Null: the platform does not say. */
  readonly hasPlayed: boolean | null
}

/** A contact waiting for verification. */
export interface PendingContact {
  readonly id: string | null
  readonly type: 'phone' | 'email'
  readonly value: string
}

const primary = <T extends { readonly isPrimary: boolean }>(contacts: readonly T[]): T | null =>
  contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0] ?? null

/** The one marked as primary, else the first; null where there is none. */
export const primaryPhone = ({ phones }: Pick<Profile, 'phones'>): Phone | null => primary(phones)

/** The one marked as primary, else the first; null where there is none. */
export const primaryEmail = ({ emails }: Pick<Profile, 'emails'>): Email | null => primary(emails)

/** Nickname, else name, else account number. */
export function displayName({
  nickname,
  firstName,
  lastName,
  userId,
}: Pick<Profile, 'nickname' | 'firstName' | 'lastName' | 'userId'>): string {
  const name = `${firstName} ${lastName}`.trim()
  return nickname || (name ? personName(name) : userId)
}
