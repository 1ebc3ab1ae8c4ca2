import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('serves localhost beside a local sandbox when nothing is set', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      platformUrl: 'http://localhost:4000',
      gamesOrigins: ['http://localhost:4001'],
      tls: false,
      trustProxy: [],
      countryHeader: null,
    })
    expect(config.publicOrigins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
  })

  it('frames nothing of a real platform that it was not told of', () => {
    expect(readConfig({ PLATFORM_URL: 'https://platform.test' }).gamesOrigins).toEqual([])
  })

  it('reads lists', () => {
    const config = readConfig({ GAMES_ORIGINS: 'https://a.test, https://b.test', TRUST_PROXY: 'loopback,10.0.0.0/8' })
    expect(config.gamesOrigins).toEqual(['https://a.test', 'https://b.test'])
    expect(config.trustProxy).toEqual(['loopback', '10.0.0.0/8'])
  })

  it('believes the proxy about the country when it is told which header', () => {
    const env = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'CF-IPCountry' }
    expect(readConfig(env).countryHeader).toBe('cf-ipcountry')
  })

  it.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PLATFORM_URL', { PLATFORM_URL: 'platform' }],
    ['PLATFORM_URL', { PLATFORM_URL: 'https://platform.test/path' }],
    ['GAMES_ORIGINS', { GAMES_ORIGINS: "https://a.test; script-src 'unsafe-inline'" }],
    ['GAMES_ORIGINS', { PORT: '3000', GAMES_ORIGINS: 'https://a.test,http://localhost:3000' }],
    ['GAMES_ORIGINS', { PUBLIC_ORIGIN: 'https://casino.test', GAMES_ORIGINS: 'https://casino.test' }],
    ['BRAND', { BRAND: '../secrets' }],
    ['TLS', { TLS: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'cf-ipcountry' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'cf ipcountry', TRUST_PROXY: 'loopback' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PUBLIC_ORIGIN', { TLS: 'on' }],
    ['PUBLIC_ORIGIN', { TLS: 'on', PUBLIC_ORIGIN: 'http://casino.test' }],
  ])('names %s when it is wrong', (variable, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable}: `))
  })
})
