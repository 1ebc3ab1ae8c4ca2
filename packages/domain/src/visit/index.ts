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
} from './consent/consent.ts'
export { consentedCookies, type ConsentedCookiesMeans } from './consent/consented-cookies.ts'
export { ConsentStore, createConsent, type ConsentMeans } from './consent/consent-store.ts'
export {
  EXPERIMENTS,
  GROUPS,
  runsAny,
  type ExperimentName,
  type RunningTests,
  type Variant,
} from './experiments/experiment.ts'
export { Experiments, type Exposure } from './experiments/experiments.ts'
