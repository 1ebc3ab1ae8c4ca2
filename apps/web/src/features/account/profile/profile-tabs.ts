import {
  PROFILE_ACHIEVEMENTS_PATH,
  PROFILE_BALANCE_PATH,
  PROFILE_GIFTS_PATH,
  PROFILE_INFO_PATH,
  PROFILE_LEVELS_PATH,
  PROFILE_PROMO_CODE_PATH,
  PROFILE_SECURITY_PATH,
  PROFILE_TOURNAMENTS_PATH,
  PROFILE_VERIFICATION_PATH,
} from '#shared/navigation/addresses.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'

export interface ProfileTab {
  readonly path: string
  readonly label: PlainTextKey
}

/** The tabs of the profile, each a page with its own address. A new one is a line here and its route. */
export const PROFILE_TABS = {
  balance: { path: PROFILE_BALANCE_PATH, label: 'profile:balance' },
  levels: { path: PROFILE_LEVELS_PATH, label: 'profile:levels' },
  achievements: { path: PROFILE_ACHIEVEMENTS_PATH, label: 'layout:achievements' },
  tournaments: { path: PROFILE_TOURNAMENTS_PATH, label: 'layout:tournaments' },
  gifts: { path: PROFILE_GIFTS_PATH, label: 'layout:gifts' },
  promoCode: { path: PROFILE_PROMO_CODE_PATH, label: 'profile:promoCode' },
  info: { path: PROFILE_INFO_PATH, label: 'profile:info' },
  security: { path: PROFILE_SECURITY_PATH, label: 'profile:security' },
  verification: { path: PROFILE_VERIFICATION_PATH, label: 'profile:verification' },
} as const satisfies Readonly<Record<string, ProfileTab>>
