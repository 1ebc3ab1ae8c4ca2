import { expect, it } from 'vitest'
import { parseCookies } from './cookies.ts'

it('takes the first of each name, unchanged', () => {
  expect([...parseCookies('a=1; b=x=y;\ta=2; flag; c=')]).toEqual([
    ['a', '1'],
    ['b', 'x=y'],
    ['c', ''],
  ])
})

it.each(['\u00a0', '\u0085', '\u2000', '\ufeff', '\v', '\f', '='])(
  'takes %j__Host-at for another cookie: any subdomain may set it',
  (before) => {
    expect(parseCookies(`${before}__Host-at=forged`).has('__Host-at')).toBe(false)
  },
)
