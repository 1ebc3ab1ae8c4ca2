import type { SelectOption } from '@croupier/design-system'
import type { PersonalData, ProfileForms } from '@croupier/domain/account'
import { parseTime } from '@croupier/domain/core'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { countryNames, countryOptions } from '#shared/texts/country-names.ts'
import { formatDay } from '#shared/texts/format-time.ts'

export interface PersonalTexts {
  readonly countries: readonly SelectOption[]
  readonly genders: readonly SelectOption[]
  /** Says that a field was saved elsewhere while it was being changed here. */
  readonly hintOf: (field: keyof PersonalData) => string | undefined
}

/** Options and hints of the personal data in the page's language, for observers. */
export function usePersonalTexts(forms: ProfileForms): PersonalTexts {
  const t = useTexts()
  const { country, gender } = forms.personal.values
  const offered = useSite().session.phoneCodes.value?.map((code) => code.country) ?? []
  const nameOf = countryNames(t.languageTag)
  const notSaid = { value: '', label: t('profile:notSaid') }
  const genderNames = new Map([
    ['', notSaid.label],
    ['male', t('profile:male')],
    ['female', t('profile:female')],
  ])
  const labelOf = (field: keyof PersonalData, value: string): string => {
    if (field === 'country') return nameOf(value)
    if (field === 'gender') return genderNames.get(value) ?? value
    const day = field === 'birthday' ? parseTime(value) : Number.NaN
    return Number.isNaN(day) ? value : formatDay(t, day, 'UTC')
  }
  return {
    countries: [
      ...(country === '' ? [notSaid] : []),
      // The platform may hold a country that it does not offer.
      ...countryOptions([...new Set([...offered, country])].filter(Boolean), t.languageTag),
    ],
    genders: [...new Set([...genderNames.keys(), gender])].map((one) => ({
      value: one,
      label: labelOf('gender', one),
    })),
    hintOf: (field) => {
      const saved = forms.changedElsewhere[field]
      if (saved === undefined) return undefined
      return saved === ''
        ? t('profile:clearedElsewhere')
        : t('profile:savedElsewhere', { value: labelOf(field, saved) })
    },
  }
}
