import type { PhoneRules } from './phone-rules.ts'

/** Loads the rules of every country's numbers (about 30 kB gzip). */
export async function loadPhoneRules(): Promise<PhoneRules> {
  const { phoneRules } = await import('./libphonenumber-rules.ts')
  return phoneRules
}
