import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { noParties } from '../testing/config.ts'

const SOME_KEY = Buffer.alloc(32, 'k').toString('base64')
const SHARED = { SHARED_STATE_URL: 'rediss://site:secret@redis.test:6380/2', SHARED_STATE_KEY: SOME_KEY }

describe('readConfig', () => {
  it('serves localhost beside a local sandbox when nothing is set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      platformUrl: 'http://localhost:4000',
      parties: {
        games: ['http://localhost:4001'],
        payments: ['http://localhost:4001'],
        captcha: { script: 'http://localhost:4001/captcha/api.js', origin: 'http://captcha.localhost:3000' },
        chat: {
          webim: 'http://localhost:4001/chat/webim',
          netrox: 'http://localhost:4001/chat/netrox',
          origin: 'http://chat.localhost:3000',
        },
        pictures: [],
        avatars: [],
        affiliateUrl: 'http://localhost:4001/affiliate/track',
        push: { api: 'http://localhost:4001/push/json/1.3', application: 'SANDB-00001' },
      },
      tls: false,
      trustProxy: [],
      countryHeader: null,
    })
    expect(config.publicOrigins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
  })

  it('keeps ended sessions in a file of its port, elsewhere as it is told, or in memory for an empty value', () => {
    expect(readConfig({ PORT: '3100' }).endedSessionsFile).toBe('.data/ended-sessions-3100')
    expect(readConfig({ ENDED_SESSIONS_FILE: '/var/lib/ended' }).endedSessionsFile).toBe('/var/lib/ended')
    expect(readConfig({ ENDED_SESSIONS_FILE: '' }).endedSessionsFile).toBeNull()
  })

  it("opens a port for the operator's calls where it is told, for this machine unless it is told otherwise", () => {
    expect(readConfig({}).admin).toBeNull()
    expect(readConfig({ ADMIN_PORT: '9100' }).admin).toEqual({ host: '127.0.0.1', port: 9100 })
    expect(readConfig({ ADMIN_PORT: '9100', ADMIN_HOST: '0.0.0.0' }).admin).toMatchObject({ host: '0.0.0.0' })
  })

  it('shares nothing unless it is told where', () => {
    expect(readConfig({ SHARED_STATE_KEY: SOME_KEY }).sharedState).toBeNull()
    const { sharedState } = readConfig({ ...SHARED, SHARED_STATE_KEY: `${SOME_KEY}, ${SOME_KEY}` })
    expect(sharedState).toMatchObject({ url: SHARED.SHARED_STATE_URL, deadlineMs: 250 })
    expect(sharedState?.keys.map((key) => key.length)).toEqual([32, 32])
  })

  it('repeats no secret of the shared state in a fault', () => {
    const fault = (env: Record<string, string>) => {
      try {
        readConfig(env)
        return 'none'
      } catch (error) {
        return String(error)
      }
    }
    expect(fault({ SHARED_STATE_URL: 'http://site:secret@redis.test' })).toMatch(/SHARED_STATE_URL: (?!.*secret)/)
    expect(fault({ ...SHARED, SHARED_STATE_KEY: 'half-a-key' })).toMatch(/SHARED_STATE_KEY: (?!.*half-a-key)/)
  })

  it('allows no outside party of a real platform that is not configured', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.test' }).parties).toEqual(noParties)
    expect(readConfig({ AFFILIATE_URL: '' }).parties.affiliateUrl).toBeNull()
  })

  it('reads each outside party from its own variable', () => {
    const env = {
      PLATFORM_URL: 'https://platform.test',
      GAMES_ORIGINS: 'https://a.test, https://b.test',
      PAYMENT_ORIGINS: 'https://pay.test',
      CAPTCHA_SCRIPT: 'https://www.google.com/recaptcha/api.js',
      CAPTCHA_ORIGIN: 'https://check.casino.test',
      WEBIM_URL: 'https://casino.webim.ru',
      CHAT_ORIGIN: 'https://talk.casino.test',
      PICTURE_ORIGINS: 'https://cdn.test',
      AVATAR_ORIGINS: 'https://faces.test',
      AFFILIATE_URL: 'https://track.test/in',
      PUSH_API: 'https://push.test/json/1.3',
      PUSH_APPLICATION: 'ABCDE-12345',
    }
    expect(readConfig(env).parties).toEqual({
      games: ['https://a.test', 'https://b.test'],
      payments: ['https://pay.test'],
      captcha: { script: 'https://www.google.com/recaptcha/api.js', origin: 'https://check.casino.test' },
      chat: { origin: 'https://talk.casino.test', webim: 'https://casino.webim.ru', netrox: null },
      pictures: ['https://cdn.test'],
      avatars: ['https://faces.test'],
      affiliateUrl: 'https://track.test/in',
      push: { api: 'https://push.test/json/1.3', application: 'ABCDE-12345' },
    })
  })

  it('wants the application of a real sender of web push', () => {
    const env = { PLATFORM_URL: 'https://platform.test', PUSH_API: 'https://push.test/json/1.3' }
    expect(() => readConfig(env)).toThrow('PUSH_APPLICATION')
    expect(readConfig({ PUSH_API: '' }).parties.push).toBeNull()
  })

  it('takes the origins of games for payments too, until payments have their own or are named as none', () => {
    const env = { PLATFORM_URL: 'https://platform.test', GAMES_ORIGINS: 'https://a.test,https://b.test' }
    expect(readConfig(env).parties.payments).toEqual(['https://a.test', 'https://b.test'])
    expect(readConfig({ ...env, PAYMENT_ORIGINS: 'https://pay.test' }).parties.payments).toEqual(['https://pay.test'])
    expect(readConfig({ ...env, PAYMENT_ORIGINS: '' }).parties.payments).toEqual([])
  })

  it.each([
    ['https://casino.test', 'https://captcha.casino.test'],
    ['https://casino.test:8443,https://brand.test', 'https://captcha.casino.test:8443'],
    ['http://127.0.0.1:3000', 'http://captcha.localhost:3000'],
    ['http://[::1]:3000', 'http://captcha.localhost:3000'],
  ])('of a site at %s runs the captcha at %s', (PUBLIC_ORIGIN, origin) => {
    expect(readConfig({ PUBLIC_ORIGIN }).parties.captcha?.origin).toBe(origin)
  })

  it('reads lists', () => {
    const config = readConfig({ TRUST_PROXY: 'loopback,10.0.0.0/8' })
    expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8'])
  })

  it('waits for pages, shares rendered ones and takes live sockets as configured', () => {
    const { limits } = readConfig({
      RENDER_BUDGET_MS: '7999',
      RENDER_DEADLINE_MS: '9000',
      PUBLIC_ANSWER_FRESH_MS: '1',
      LIVE_SOCKETS: '50000',
    })
    expect(limits).toMatchObject({
      renderBudget: 7999,
      renderDeadline: 9000,
      publicAnswerFresh: 1,
      liveSockets: 50_000,
    })
  })

  it('gives a balancer the configured time to notice that it stops, and itself as long as ever after that', () => {
    const { limits } = readConfig({ DRAIN_NOTICE_MS: '20000' })
    expect(limits).toMatchObject({ drainNotice: 20_000, drainAccepting: 23_000, drain: 25_000 })
    expect(limits.liveSpread).toBeLessThan(limits.drainAccepting - limits.drainNotice)
  })

  it('reads the country from the configured header of the proxy', () => {
    const env = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'CF-IPCountry' }
    expect(readConfig(env).countryHeader).toBe('cf-ipcountry')
  })

  it.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PLATFORM_URL', { PLATFORM_URL: 'platform' }],
    ['PLATFORM_URL', { PLATFORM_URL: 'https://platform.test/path' }],
    ['AFFILIATE_URL', { AFFILIATE_URL: 'https://a.test/; script-src *' }],
    ['AFFILIATE_URL', { AFFILIATE_URL: 'ftp://a.test/track' }],
    ['AFFILIATE_URL', { AFFILIATE_URL: 'https://a.test/track?project=x' }],
    ['GAMES_ORIGINS', { GAMES_ORIGINS: "https://a.test; script-src 'unsafe-inline'" }],
    ['GAMES_ORIGINS', { PORT: '3000', GAMES_ORIGINS: 'https://a.test,http://localhost:3000' }],
    ['GAMES_ORIGINS', { PUBLIC_ORIGIN: 'https://casino.test', GAMES_ORIGINS: 'https://casino.test' }],
    ['PAYMENT_ORIGINS', { PAYMENT_ORIGINS: 'pay.test' }],
    ['PAYMENT_ORIGINS', { PUBLIC_ORIGIN: 'https://casino.test', PAYMENT_ORIGINS: 'https://casino.test' }],
    ['CAPTCHA_SCRIPT', { CAPTCHA_SCRIPT: 'api.js' }],
    ['CAPTCHA_SCRIPT', { CAPTCHA_SCRIPT: 'https://vendor.test/api.js?render=explicit' }],
    ['CAPTCHA_ORIGIN', { CAPTCHA_ORIGIN: 'https://check.test/captcha' }],
    ['CAPTCHA_ORIGIN', { CAPTCHA_ORIGIN: 'http://localhost:3000' }],
    ['CAPTCHA_ORIGIN', { PUBLIC_ORIGIN: 'https://casino.test', CAPTCHA_ORIGIN: 'http://check.casino.test' }],
    ['WEBIM_URL', { WEBIM_URL: 'casino.webim.ru' }],
    ['NETROX_URL', { NETROX_URL: 'https://c.netrox.sc/?tmpl=1' }],
    ['CHAT_ORIGIN', { CHAT_ORIGIN: 'http://localhost:3000' }],
    ['PICTURE_ORIGINS', { PICTURE_ORIGINS: 'https://cdn.test/pictures' }],
    ['AVATAR_ORIGINS', { AVATAR_ORIGINS: '*' }],
    ['BRAND', { BRAND: '../secrets' }],
    ['TLS', { TLS: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'cf-ipcountry' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'cf ipcountry', TRUST_PROXY: 'loopback' }],
    ['RENDER_DEADLINE_MS', { RENDER_DEADLINE_MS: '3.4s' }],
    ['RENDER_BUDGET_MS', { RENDER_DEADLINE_MS: '2500' }],
    ['RENDER_BUDGET_MS', { RENDER_BUDGET_MS: '3400' }],
    ['RENDER_BUDGET_MS', { RENDER_BUDGET_MS: '8000', RENDER_DEADLINE_MS: '9000' }],
    ['LIVE_SOCKETS', { LIVE_SOCKETS: '0' }],
    ['DRAIN_NOTICE_MS', { DRAIN_NOTICE_MS: 'soon' }],
    ['PUBLIC_ANSWER_FRESH_MS', { PUBLIC_ANSWER_FRESH_MS: '0' }],
    ['ADMIN_PORT', { ADMIN_PORT: 'none' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SHARED_STATE_URL', { SHARED_STATE_URL: 'http://redis.test', SHARED_STATE_KEY: SOME_KEY }],
    ['SHARED_STATE_KEY', { SHARED_STATE_URL: 'redis://redis.test' }],
    ['SHARED_STATE_KEY', { SHARED_STATE_URL: 'redis://redis.test', SHARED_STATE_KEY: 'secret' }],
    ['SHARED_STATE_DEADLINE_MS', { ...SHARED, SHARED_STATE_DEADLINE_MS: '1s' }],
    ['PUBLIC_ORIGIN', { TLS: 'on' }],
    ['PUBLIC_ORIGIN', { TLS: 'on', PUBLIC_ORIGIN: 'http://casino.test' }],
  ])('names %s when it is wrong', (variable, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable}: `))
  })
})

it('has a service worker unless that is switched off', () => {
  expect(readConfig({}).serviceWorker).toBe(true)
  expect(readConfig({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false)
  expect(() => readConfig({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER')
})
