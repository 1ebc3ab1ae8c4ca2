import { loadPhoneRules } from '@croupier/design-system'
import type { PhoneFieldProps } from './phone-field.tsx'

/** The phone field with the rules of every country's numbers: some 40 kB (gzip) that no other page needs. */
export async function loadPhoneField() {
  const [{ PhoneField }, rules] = await Promise.all([import('./phone-field.tsx'), loadPhoneRules()])
  return { default: (props: Omit<PhoneFieldProps, 'rules'>) => <PhoneField {...props} rules={rules} /> }
}
