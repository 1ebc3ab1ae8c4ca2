import { expect, test } from 'vitest'
import { addressOf, readView, withView } from './shop-view.ts'

test.each([
  ['', { kind: null, isAffordable: false, order: 'affordable' }],
  ['kind=spins&affordable=1&order=cheap', { kind: 'spins', isAffordable: true, order: 'cheap' }],
  ['kind=planets&affordable=yes&order=', { kind: null, isAffordable: false, order: 'affordable' }],
])('%j is read as %j', (query, view) => expect(readView(new URLSearchParams(query))).toEqual(view))

test.each([
  ['product=3', { kind: 'money', isAffordable: true, order: 'new' }, 'product=3&kind=money&affordable=1&order=new'],
  ['kind=money&order=new', { kind: null, isAffordable: false, order: 'affordable' }, ''],
] as const)('%j with another view keeps the rest', (query, view, expected) =>
  expect(withView(new URLSearchParams(query), view).toString()).toBe(expected),
)

test.each([
  ['', '8', '/compoints?product=8'],
  ['kind=money', 'a b', '/compoints?kind=money&product=a+b'],
  ['kind=money&product=8', null, '/compoints?kind=money'],
  ['product=8', null, '/compoints'],
])('from %j a product %j is at %j', (query, product, expected) =>
  expect(addressOf(new URLSearchParams(query), product)).toBe(expected),
)
