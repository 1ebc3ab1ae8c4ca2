/**
 * @promise Markets: the platform itself gives nothing for joining, and takes no payment of a kind, where the market
 *   forbids it
 * @demand noJoiningBonus, payments, currencies
 * @proof here
 * @journey shell/markets
 */

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { textOf } from './fields.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { MARKET_RULES } from './market-rules.ts'

const inMarket = (market: string) => ({ headers: { 'x-market': market } })
const BR = inMarket('br')

/** As `packages/markets` prints it: null where a demand is not there or off. */
interface MarketData {
  readonly demands: Readonly<Record<string, { off?: true; forbidden?: string[]; allowed?: string[] } | null>>
}

it('the sandbox has the rules of the markets’ data', () => {
  const folder = new URL('../../../../../packages/markets/', import.meta.url)
  const rulesOf = (code: string) => {
    const { demands } = JSON.parse(readFileSync(new URL(`${code}/market.json`, folder), 'utf8')) as MarketData
    const of = (kind: string) => (demands[kind]?.off ? null : (demands[kind] ?? null))
    return {
      allowsJoiningBonus: of('noJoiningBonus') === null,
      forbiddenPayments: of('payments')?.forbidden ?? [],
      currencies: of('currencies')?.allowed ?? null,
    }
  }
  const codes = globSync('*/market.json', { cwd: folder }).map((file) => path.dirname(file))
  expect(codes.toSorted()).toEqual(['default', ...Object.keys(MARKET_RULES)].toSorted())
  for (const [code, rules] of Object.entries(MARKET_RULES)) expect([code, rulesOf(code)]).toEqual([code, rules])
})

describe('where a market forbids it', () => {
  const sandbox = aSandbox()
  const key = (at: number) => ({ 'idempotency-key': `market-rules-test-${at}` })

  it('nothing is offered for joining', async () => {
    const banners = async (call = {}) => (await sandbox.list('/json-api/banners', call)).map(({ id }) => id)
    expect(await banners()).toContain('welcome')
    expect(await banners(BR)).not.toContain('welcome')
    expect((await sandbox.get('/json-api/static-pages/welcome-bonus')).status).toBe(200)
    expect((await sandbox.get('/json-api/static-pages/welcome-bonus', BR)).status).toBe(404)
    expect((await sandbox.get('/json-api/content/promo-widgets/current', BR)).body['data']).toBeNull()
  })

  it.each([
    ['br', 0],
    ['it', 0],
    ['gb', 1],
    ['default', 1],
  ])('a new player of market %s has %i gifts', async (market, count) => {
    const form = {
      email: 'new@croupier.test',
      password: 'long-enough',
      currency: 'BRL',
      country: 'br',
      nickname: 'Novo',
      birthday: '1995-02-28',
      consent: true,
    }
    const { status, body } = await sandbox.post('/json-api/users/register', form, inMarket(market))
    expect(status).toBe(200)
    expect(await sandbox.list('/json-api/user-gifts', { token: textOf(body, 'access') })).toHaveLength(count)
  })

  it('an account is in its currencies only', async () => {
    const form = { email: 'eu@croupier.test', password: 'long-enough', currency: 'EUR', country: 'it' }
    const { body } = await sandbox.post('/json-api/users/register', form, BR)
    expect(body['errors']).toContainEqual({ code: 'required', field: 'currency' })
  })

  it('payments of its forbidden kinds are neither named nor taken', async () => {
    const { token } = await sandbox.player({ currency: 'BRL' })
    const marks = async (call = {}) => (await sandbox.list('/json-api/blocks/footer', call)).map(({ kind }) => kind)
    expect(await marks()).toContain('crypto')
    expect(await marks(BR)).not.toContain('crypto')
    for (const path of ['payment-system', 'payout-system']) {
      const keys = async (call = {}) =>
        (await sandbox.list(`/json-api/treasury/${path}`, { token, ...call })).map((system) => system['key'])
      expect(await keys()).toContain(99)
      expect(await keys(BR)).not.toContain(99)
    }
    const order = { payment_system: 99, amount: 50_000, return_url: 'http://localhost/cashbox' }
    const pay = (headers: Record<string, string>) => sandbox.post('/json-api/treasury/open', order, { token, headers })
    expect((await pay({ ...key(1), 'x-market': 'br' })).body['errors']).toEqual([
      { code: 'payment_system_unavailable' },
    ])
    expect((await pay(key(2))).status).toBe(200)
    const payout = await sandbox.post(
      '/json-api/treasury/user-payout/99',
      { amount: 50_000 },
      { token, headers: { ...key(3), 'x-market': 'br' } },
    )
    expect(payout.body['errors']).toEqual([{ code: 'payment_system_unavailable' }])
  })
})
