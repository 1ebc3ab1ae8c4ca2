import { beforeAll, expect, it } from 'vitest'
import { matchPage } from '../router/load-pages.ts'
import { pages } from '../router/pages.ts'
import { addressKind } from './open-page.tsx'

/** The kind of an address that the platform has answered with this status. */
function kindOf(address: string, status = 200) {
  const url = new URL(address, 'https://casino.test')
  const match = matchPage('/', url.pathname)
  if (!match) throw new Error(`no page at ${address}`)
  return addressKind({ ...match, url, status })
}

beforeAll(() => Promise.all(pages.filter(({ path }) => isNamed(path)).map(({ code }) => code.load())))

const isNamed = (path: string) => /[:*]/.test(path)

it.each([
  ['/', 'fixed'],
  ['/promo', 'fixed'],
  ['/games/slots', 'named'],
  ['/producers/amber/slots', 'named'],
  ['/rules', 'named'],
  ['/games?page=2', 'odd'],
  ['/new-password/abc', 'secret'],
])('%s is %s', (address, kind) => expect(kindOf(address)).toBe(kind))

it('a page that was not found is one that anybody can invent', () => {
  expect([kindOf('/games/nothing', 404), kindOf('/no/such/page', 404)]).toEqual(['odd', 'odd'])
})

it('an address with a name that nothing checks is never one that the platform knows', () => {
  const named = pages.filter(({ path }) => isNamed(path))
  expect(named.length).toBeGreaterThan(5)
  for (const page of named) {
    const kind = addressKind({ page, url: new URL('https://casino.test/x'), status: 200 })
    expect(kind === 'named', page.path).toBe(page.code.value?.failure !== undefined && !page.hasSecret)
  }
})
