export { loadPhoneRules } from './load-phone-rules.ts'
export { PhoneInput, type PhoneInputProps } from './phone-input.tsx'
export type { PhoneNumber, PhoneRules } from './phone-rules.ts'
