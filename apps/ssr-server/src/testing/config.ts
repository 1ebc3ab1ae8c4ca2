import { defaultLimits, type Config } from '../settings/config.ts'
import type { OutsideParties } from '../settings/outside-parties.ts'

export const noParties: OutsideParties = {
  games: [],
  payments: [],
  captcha: null,
  chat: null,
  pictures: [],
  avatars: [],
  affiliateUrl: null,
  push: null,
}

/** A complete configuration for tests: one origin, no outside party. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  host: '127.0.0.1',
  port: 0,
  admin: null,
  platformUrl: 'http://platform.test',
  parties: noParties,
  brand: null,
  publicOrigins: ['http://casino.test'],
  tls: false,
  trustProxy: [],
  countryHeader: null,
  endedSessionsFile: null,
  sharedState: null,
  buildFiles: null,
  tracing: null,
  logLevel: 'silent',
  serviceWorker: true,
  limits: defaultLimits,
  ...changes,
})
