export {
  CONSENT_CATEGORIES,
  isAllowed,
  writeConsent,
  type Consent,
  type ConsentCategory,
  type ConsentSettings,
} from './consent/consent.ts'
export { consentedCookies, type ConsentedCookiesMeans } from './consent/consented-cookies.ts'
export { ConsentStore, createConsent, type ConsentMeans } from './consent/consent-store.ts'
export { GROUPS, runsAny, type ExperimentName, type Variant } from './experiments/experiment.ts'
export { Experiments, type Exposure } from './experiments/experiments.ts'
