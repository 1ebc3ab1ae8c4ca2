import {
  check,
  FIELD_RULES,
  maxLength,
  NAME_MAX_LENGTH,
  nameFormat,
  ofAge,
  required,
  type FormErrors,
  type TextRule,
} from '../../core/index.ts'

/** What the player may change of the profile. A field without a value is empty. */
export interface PersonalData {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly address: string
  /** ISO 3166 alpha-2, lower case. */
  readonly country: string
  readonly gender: string
  /** `YYYY-MM-DD` */
  readonly birthday: string
}

/** The part of a profile that holds them. */
export type PersonalProfile = Omit<PersonalData, 'country' | 'gender' | 'birthday'> & {
  readonly country: string | null
  readonly gender: string | null
  readonly birthday: string | null
  /** Verified by support: it cannot be changed any more. */
  readonly isBirthdayVerified: boolean
}

export const personalDataOf = (profile: PersonalProfile): PersonalData => ({
  firstName: profile.firstName,
  middleName: profile.middleName,
  lastName: profile.lastName,
  address: profile.address,
  country: profile.country ?? '',
  gender: profile.gender ?? '',
  birthday: profile.birthday ?? '',
})

const NAME = [nameFormat, maxLength(NAME_MAX_LENGTH)]

/**
 * Checks only what was changed: a value that the platform holds is not sent, so it keeps no other from being saved.
 * @param now milliseconds, the platform's time
 */
export function personalDataErrors(
  values: PersonalData,
  saved: PersonalProfile,
  now: number,
): FormErrors<PersonalData> {
  const held = personalDataOf(saved)
  const checked = (field: keyof PersonalData, ...rules: readonly TextRule[]) =>
    values[field] === held[field] ? [] : check(values[field], ...rules)
  return {
    firstName: checked('firstName', ...NAME),
    middleName: checked('middleName', ...NAME),
    lastName: checked('lastName', ...NAME),
    address: checked('address', ...FIELD_RULES.text),
    country: checked('country', required),
    gender: [],
    birthday: saved.isBirthdayVerified ? [] : checked('birthday', required, ofAge(now)),
  }
}

/** The fields that differ from what is saved, without blanks around them: another tab may have saved the others. */
export function changedData(saved: PersonalData, values: PersonalData): Partial<PersonalData> {
  const fields = Object.keys(saved) as (keyof PersonalData)[]
  const changed = fields.map((field) => [field, values[field].trim()] as const)
  return Object.fromEntries(changed.filter(([field, value]) => value !== saved[field]))
}

export const nicknameErrors = ({ nickname }: { readonly nickname: string }): FormErrors<{ nickname: string }> => ({
  nickname: check(nickname, ...FIELD_RULES.name),
})
