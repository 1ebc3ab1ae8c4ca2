import { loadPhoneRules } from '@croupier/design-system'
import { late, useLate } from '../../loading/late.tsx'

const plan = late(loadPhoneRules)

/**
 * Formats a contact: an email as it is, a phone in its country's groups, which do not break over lines. Loads the numbering
 * plan; until it is there a phone is its digits with a plus.
 */
export function useFormatContact(): (type: 'phone' | 'email', value: string) => string {
  const rules = useLate(plan)
  return (type, value) => {
    if (type === 'email') return value
    return rules.status === 'loaded' ? rules.value.format(value).replaceAll(' ', '\u00A0') : `+${value}`
  }
}
