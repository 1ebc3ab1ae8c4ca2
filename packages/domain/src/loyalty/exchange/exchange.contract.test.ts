import { expect, test } from 'vitest'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createExchangeApi } from './exchange-api.ts'
import { betsForOne } from './exchange.ts'

const sandbox = await openSandbox()

test('the platform names the bets that earn one compoint', async () => {
  const { http } = await playerOf(sandbox, { login: 'rate@example.test', password: 'password-1', currency: 'EUR' })
  const config = await createExchangeApi(http).config(new AbortController().signal)
  expect(betsForOne(config, 'EUR')).toBe(1000)
  expect(betsForOne(config, 'RUB')).toBe(100_000)
})
