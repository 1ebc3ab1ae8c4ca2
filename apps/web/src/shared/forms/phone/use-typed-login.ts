import { loadPhoneRules } from '@croupier/design-system'
import { looksLikePhone } from '@croupier/domain/core'
import { loginOf } from '@croupier/domain/session'
import { usePhoneCountries } from './phone-country.ts'

/** Reads a typed login, an email or a phone in any spelling. Loads the numbering plan for a phone, and does without if that fails. */
export function useTypedLogin(): (typed: string) => Promise<string> {
  const { known } = usePhoneCountries()
  return async (typed) => {
    if (!looksLikePhone(typed)) return loginOf(typed)
    const plan = await loadPhoneRules().catch(() => null)
    return loginOf(typed, plan, known())
  }
}
