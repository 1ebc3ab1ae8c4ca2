import { expect, it } from 'vitest'
import { plainPathOf } from './tracing.ts'

it.each([
  ['/json-api/v2/games/hungry-werewolf-hour?q=1', '/json-api/v2/games/hungry-werewolf-hour'],
  ['/json-api/treasury/user/marbella/deposit/visa/77077', '/json-api/treasury/user/marbella/deposit/visa/*'],
  ['/guest/New-Password/plainword#x', '/guest/new-password/*'],
  ['/account/79995550177/anna@mail.test/AnnaK', '/account/*/*/*'],
  ['/', '/'],
  ['/a'.repeat(100), '/a'.repeat(9)],
])('of %s shows %s', (url, shown) => {
  expect(plainPathOf(url)).toBe(shown)
})
