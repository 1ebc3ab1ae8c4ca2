import type { PhoneCode } from '@croupier/domain/session'

export const phoneCodes: PhoneCode[] = [
  { country: 'ru', dialCode: '7', name: 'Russia' },
  { country: 'br', dialCode: '55', name: 'Brazil' },
  { country: 'it', dialCode: '39', name: 'Italy' },
  { country: 'gb', dialCode: '44', name: 'United Kingdom' },
]
