import type { Site } from '@croupier/domain'
import type { PhoneCode } from '@croupier/domain/session'
import { serverData } from './server-data.ts'

export const phoneCodes: PhoneCode[] = [
  { country: 'ru', dialCode: '7', name: 'Russia' },
  { country: 'br', dialCode: '55', name: 'Brazil' },
  { country: 'it', dialCode: '39', name: 'Italy' },
  { country: 'gb', dialCode: '44', name: 'United Kingdom' },
]

/** What a form for a phone needs of the site. */
export function setCountries({ session, content }: Site): void {
  session.phoneCodes.set(phoneCodes)
  content.serverData.set(serverData)
}
