/**
 * @promise Navigation and guards: the browser draws the addresses that the server sent, whatever is typed or added
 *   to a query
 * @journey lobby/hydration
 */

import { expect, it } from 'vitest'
import { meaningfulAddress, meaningfulQuery, pageQuery } from './page-parameters.ts'

it.each([
  ['', ''],
  ['?', ''],
  ['?page=2', '?page=2'],
  ['?demo', '?demo'],
  ['?q=a+b%20c&demo', '?q=a+b%20c&demo'],
  ['?gclid=1&page=2&utm_source=x&producer=a&producer=b', '?page=2&producer=a&producer=b'],
  ['?%70age=2', '?%70age=2'],
  ['?PAGE=2&page[]=2&_gl=1*a*b&btag=1_2&=x&&', ''],
  ['?coupon=HI&refcode=me&lang=en', ''],
  ['?q=%', '?q=%'],
])('of the query %s pages read %s', (query, read) => expect(meaningfulQuery(query)).toBe(read))

it.each([
  ['/games', '/games'],
  ['/games?fbclid=1', '/games'],
  ['/games?fbclid=1&sort=new#top', '/games?sort=new#top'],
  ['/games#top?page=2', '/games#top?page=2'],
])('the address %s leads back to %s', (address, plain) => expect(meaningfulAddress(address)).toBe(plain))

it('reads parameters of pages', () => {
  const query = pageQuery('?page=2&producer=a&producer=b')
  expect([query.get('page'), query.getAll('producer'), query.has('demo')]).toEqual(['2', ['a', 'b'], false])
})

/** Read in the browser, when the page is hydrated. */
const READ_BY_BROWSER = new Set(['coupon'])

it('is all that the code reads of a query', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.{test,stories}.*', '!../../testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const readers = Object.values(sources).filter((source) => /URLSearchParams|earchParams\b|pageQuery/.test(source))
  const read = readers.flatMap((source) =>
    [...source.matchAll(/\.(?:get|getAll|has)\('([\w-]+)'/g)].map(([, name]) => name!),
  )
  expect(new Set(read).size).toBeGreaterThan(8)
  expect(read.filter((name) => meaningfulQuery(`?${name}`) === '' && !READ_BY_BROWSER.has(name))).toEqual([])
})

// oxlint-disable-next-line typescript/ban-ts-comment -- the type is what is tested
// @ts-expect-error -- a page cannot read what the server leaves out
void pageQuery('').get('gclid')
