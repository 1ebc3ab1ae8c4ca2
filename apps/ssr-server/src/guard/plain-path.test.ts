import { expect, it } from 'vitest'
import { isPlainPath } from './plain-path.ts'

it.each(['/json-api/v2/games/book-of-sun', '/cdn/games/x.svg', '/api/a%20b', '/api/x?y=../z'])('%s is plain', (url) => {
  expect(isPlainPath(url)).toBe(true)
})

it.each([
  '/api/../x',
  '/api/%2e%2e/x',
  '/api/..%2fx',
  '/api//x',
  '/api/',
  '/api/a%5cb',
  '/api/%',
  '/api/%0d%0a',
  '/api/__sandbox/x',
  'api',
])('%s is not', (url) => {
  expect(isPlainPath(url)).toBe(false)
})
