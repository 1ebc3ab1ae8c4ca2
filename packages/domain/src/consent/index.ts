export {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  isAllowed,
  readConsent,
  writeConsent,
  type Consent,
  type ConsentCategory,
  type ConsentSettings,
} from './consent.ts'
export { ConsentStore, createConsent, type ConsentMeans } from './consent-store.ts'
