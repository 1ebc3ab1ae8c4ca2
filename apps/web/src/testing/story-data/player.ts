import type { Game } from '@croupier/domain/games'
import type { Balance, Level, Message, PendingContact, Profile } from '@croupier/domain/player'
import { STORY_NOW } from './now.ts'

/** Reads of a signed-in player by name. */
export type StoryPlayer = {
  readonly profile?: Profile | undefined
  readonly balance?: Balance | undefined
  readonly level?: Level | undefined
  readonly messages?: readonly Message[] | undefined
  readonly contacts?: readonly PendingContact[] | undefined
  readonly recent?: readonly Game[] | undefined
}

/** All reads are known. */
export type KnownPlayer = { readonly [Part in keyof StoryPlayer]-?: Exclude<StoryPlayer[Part], undefined> }

/** A player with an active bonus, on level 3. */
export const aPlayer = (currency: string): KnownPlayer => ({
  profile: {
    id: '1',
    userId: '1001',
    hash: 'a1',
    nickname: 'Anna',
    bonusAvailabilityLevel: null,
    firstName: 'Anna',
    lastName: 'Kim',
    middleName: '',
    address: '',
    country: 'ru',
    gender: null,
    registeredBy: 'email',
    birthday: '1990-05-17',
    isBirthdayVerified: false,
    isMultiAccount: false,
    phones: [],
    emails: [{ value: 'anna@example.com', isPrimary: true, isVerified: true }],
    isFirstAuth: false,
    isVerified: false,
    avatar: '/cdn/avatars/1.png',
    currency,
    selfExclusion: null,
    hasPlayed: null,
  },
  balance: {
    currency,
    real: 12_480_50,
    bonus: 500_00,
    wagering: 3_200_00,
    winback: 0,
    compoints: 1280,
    hasActiveBonus: true,
    updatedAt: STORY_NOW,
  },
  level: { index: 3, name: 'Silver', image: null, progress: 64 },
  messages: [],
  contacts: [],
  recent: [],
})
