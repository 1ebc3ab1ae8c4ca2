/**
 * @promise Design tokens: brands by host; an amount is drawn in the brand's own faces; a first visit asks no other
 *   site for a byte; baselines of `npm run test:visual` show each
 * @proof create-server.test
 * @journey shell/brands
 */

import { brands } from '@croupier/brands'
import { expect, it } from 'vitest'
import { BrandChoice, localOrigins, toBrand } from './brands.ts'

const all = Object.values(brands).map((manifest) => toBrand(manifest, '/brands'))

it.each(all)('$id is served under its own host names, and where it is configured under every other', (brand) => {
  for (const host of brand.hosts) expect(new BrandChoice(all, null).of(host.toUpperCase()).id).toBe(brand.id)
  expect(new BrandChoice(all, brand.id).of('anything.example').id).toBe(brand.id)
})

it('a host without a brand of its own gets the default one', () => {
  expect(new BrandChoice(all, null).of('casino.example').id).toBe('gold')
})

it('an unknown brand stops the start with the names of the known ones', () => {
  expect(() => new BrandChoice(all, 'nobody')).toThrow("BRAND: there is no brand 'nobody'; there are: gold, ")
})

it('each brand has a localhost name of its own', () => {
  expect(localOrigins(all, 3000)).toEqual(
    expect.arrayContaining(['http://caju.localhost:3000', 'http://bulvar.localhost:3000']),
  )
})

it('no two brands share a host', () => {
  const hosts = all.flatMap((brand) => brand.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
})
