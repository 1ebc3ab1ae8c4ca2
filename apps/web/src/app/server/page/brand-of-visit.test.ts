/**
 * @promise Markets: a registration offers the currencies of the market only, and the page has nothing of the brand's
 *   other markets
 * @demand currencies
 * @journey none
 */

import { findBrand } from '@croupier/brands'
import { expect, it } from 'vitest'
import { brandOfVisit, withoutInstallFiles } from './brand-of-visit.ts'

it.each([
  ['br', ['BRL'], 'BRL'],
  ['it', findBrand('gold').currencies, 'RUB'],
  ['default', findBrand('gold').currencies, 'RUB'],
])('in the market %s the brand has the currencies %j', (market, currencies, standard) => {
  const { brand } = brandOfVisit({ brand: 'gold', market })
  expect([brand.currencies, brand.defaultCurrency]).toEqual([currencies, standard])
})

it('the page knows its own market only', () => {
  const { brand, market } = brandOfVisit({ brand: 'gold', market: 'it' })
  expect(market?.licence?.statement['it']).toContain('P. IVA')
  expect(JSON.stringify([brand, market])).not.toMatch(/CNPJ|Gambling Commission/)
})

it('a market that the brand does not name shows nothing', () => {
  expect(brandOfVisit({ brand: 'bulvar', market: 'br' }).market).toBeNull()
})

it('the browser gets the picture of the brand, and nothing else of its installed site', () => {
  const { webManifest } = withoutInstallFiles(findBrand('gold'))
  expect(webManifest.icons.map(({ src }) => src)).toEqual(['gold/assets/icon-512.png'])
  expect(webManifest).not.toHaveProperty('screenshots')
})
