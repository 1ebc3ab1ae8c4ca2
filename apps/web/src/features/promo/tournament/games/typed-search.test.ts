import { expect, test } from 'vitest'
import { needsAddress, searchOf, withQuery } from './typed-search.ts'

test('what is typed while the page loads stays once the address has followed', () => {
  const typing = { ...searchOf(''), asked: 'ab', typed: 'abc' }
  expect(withQuery(typing, 'ab')).toEqual({ typed: 'abc', query: 'ab', asked: 'ab' })
})

test('an address that was not asked for replaces what is typed', () => {
  const found = withQuery({ ...searchOf(''), asked: 'ab', typed: 'ab' }, 'ab')
  expect(withQuery(found, '')).toEqual(searchOf(''))
})

test('a field that is cleared while the page loads asks for all games again', () => {
  const loading = { ...searchOf(''), asked: 'ab', typed: '' }
  expect(needsAddress(loading, '')).toBe(true)
  expect(needsAddress(searchOf('ab'), 'ab')).toBe(false)
})
