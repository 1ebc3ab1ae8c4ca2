import { expect, it } from 'vitest'
import { marketOf } from './market.ts'

const consent = (region: string) => ({ version: 1, region, askedIn: [] })
const named = (...codes: string[]) => codes.map((market) => ({ market }))

it.each([
  ['of the visitor’s country', named('default', 'br', 'it'), 'it', 'ru', 'it'],
  ['of the brand’s region where the country is unknown', named('default', 'br'), null, 'br', 'br'],
  ['the first one for other countries', named('default', 'br', 'it'), 'de', 'br', 'default'],
  ['the only one, wherever the visitor is', named('br'), 'it', 'it', 'br'],
  ['the default one of a brand without markets', undefined, 'br', 'br', 'default'],
])('the market is that %s', (_, markets, country, region, expected) => {
  expect(marketOf({ markets, consent: consent(region) }, country)).toBe(expected)
})
