import { expect, it, vi } from 'vitest'
import { checkOptions, checkServedOptions, checkSocket } from './check-options.ts'

const whole = { platform: 'https://api.example', brand: 'gold', locale: 'en' }
const fault = (options: object | undefined) => {
  try {
    checkOptions('createNodeSite', options)
    return null
  } catch (error) {
    return (error as TypeError).message
  }
}

it.each<[string, object | undefined, string]>([
  ['nothing', undefined, '"platform" is missing: give the platform\'s origin, such as https://api.casino.example'],
  [
    'no scheme',
    { ...whole, platform: 'localhost:4000' },
    '"platform" is "localhost:4000": give the platform\'s origin',
  ],
  ['no address', { ...whole, platform: 'casino' }, '"platform" is "casino": give the platform\'s origin'],
  ['a path', { ...whole, platform: 'https://a.example/api' }, "which has a path: give the platform's origin"],
  ['no brand', { ...whole, brand: undefined }, '"brand" is missing: give the name of the site'],
  ['no locale', { ...whole, locale: undefined }, '"locale" is missing: give one of '],
  ['another language', { ...whole, locale: 'de' }, '"locale" is "de": give one of '],
])('says in plain words what is wrong: %s', (_, options, says) => {
  expect(fault(options)).toMatch(/^createNodeSite: "/)
  expect(fault(options)).toContain(says)
})

it('takes an origin with a slash, and a path where the socket has its own address', () => {
  expect(fault({ ...whole, platform: 'http://localhost:4000/' })).toBeNull()
  expect(fault({ ...whole, platform: 'https://a.example/api', socketUrl: 'wss://a.example/live' })).toBeNull()
})

it.each<[object | undefined, string]>([
  [
    undefined,
    'createServedSite: "brand" is missing: give the name of the site, for its log; "locale" is missing: give',
  ],
  [{ brand: 'gold', locale: 'pt-BR' }, 'createServedSite: "locale" is "pt-BR": give one of ru, en, it, br'],
  [whole, 'createServedSite: "platform" is of no use: calls go to the page\'s own server; createBrowserSite takes it'],
])('a site behind its own server needs no platform: %j', (options, says) => {
  expect(() => checkServedOptions('createServedSite', options)).toThrow(says)
})

it('takes a brand and a locale for a site behind its own server', () => {
  expect(() => checkServedOptions('createServedSite', { brand: 'gold', locale: 'br' })).not.toThrow()
})

it('says which Node is needed, unless a socket is given', () => {
  expect(() => checkSocket('createNodeSite', undefined)).not.toThrow()
  vi.stubGlobal('WebSocket', undefined)
  expect(() => checkSocket('createNodeSite', undefined)).toThrow(
    'createNodeSite: there is no WebSocket here: use Node 22 or newer, or give "openSocket"',
  )
  expect(() => checkSocket('createNodeSite', () => undefined)).not.toThrow()
})
