import type { PhoneRules } from './phone-rules.ts'

/** The rules of every country's numbers, some 30 kB (gzip) that come only when this is called. */
export async function loadPhoneRules(): Promise<PhoneRules> {
  const { phoneRules } = await import('./libphonenumber-rules.ts')
  return phoneRules
}
