/**
 * @promise Balance and news of money: money in and out over a period, however the platform pages or dates it
 * @proof balance-page.stories
 * @journey none
 */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTransaction, wireTransaction } from '@croupier/platform-fixtures'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createMoneyFlow, MAX_FLOW_PAGES } from './money-flow-reads.ts'
import { flowBounds, moneyFlow } from './money-flow.ts'
import type { Transaction } from './transaction.ts'

const NOW = new Date(2026, 2, 31, 15, 30).getTime()
const midnight = (month: number, day: number) => new Date(2026, month, day).getTime()

const one = (changes: Partial<Transaction>) =>
  aTransaction({ amount: 5000, status: 'done', createdAt: NOW, ...changes })

describe('the steps of a period', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('are thirty days that end with today', () => {
    const bounds = flowBounds('month', NOW)
    expect([bounds.length, bounds[0], bounds.at(-1)]).toEqual([31, midnight(2, 2), midnight(3, 1)])
  })

  it('are twelve months that end with this one, also on the last day of a long month', () => {
    const bounds = flowBounds('year', NOW)
    expect(bounds).toHaveLength(13)
    expect(bounds[0]).toBe(new Date(2025, 3, 1).getTime())
    expect(bounds.at(-2)).toBe(midnight(2, 1))
    expect(bounds.at(-1)).toBe(midnight(3, 1))
  })

  it.each([
    ['Europe/Rome', '2026-03-30T12:00:00Z', 23],
    ['America/New_York', '2026-11-02T12:00:00Z', 25],
    ['America/Sao_Paulo', '2018-11-05T12:00:00Z', 23],
  ])('are whole days in %s, also where the clocks change', (zone, now, hours) => {
    vi.stubEnv('TZ', zone)
    const bounds = flowBounds('week', Date.parse(now))
    const lengths = bounds.slice(1).map((to, at) => (to - (bounds[at] ?? 0)) / 3_600_000)
    expect(lengths).toEqual([24, 24, 24, 24, 24, hours, 24])
  })

  it('begin a new year with its first minute', () => {
    const bounds = flowBounds('year', new Date(2027, 0, 1).getTime())
    expect([bounds.at(-2), bounds.at(-1)]).toEqual([new Date(2027, 0, 1).getTime(), new Date(2027, 1, 1).getTime()])
  })
})

describe('money in and out', () => {
  const bounds = [100, 200, 300]
  const add = (...transactions: Transaction[]) => moneyFlow(transactions, bounds, true)

  it('is added up by type and step', () => {
    const flow = add(
      one({ createdAt: 100, amount: 1 }),
      one({ createdAt: 199, amount: 2 }),
      one({ createdAt: 200, amount: 4 }),
      one({ createdAt: 200, amount: 8, type: 'payout' }),
    )
    expect(flow.steps).toEqual([
      { from: 100, to: 200, deposited: 3, withdrawn: 0 },
      { from: 200, to: 300, deposited: 4, withdrawn: 8 },
    ])
    expect([flow.deposited, flow.withdrawn]).toEqual([7, 8])
  })

  it('counts payments without a date apart', () => {
    const flow = add(one({ createdAt: null }), one({ createdAt: null, status: 'new' }))
    expect([flow.deposited, flow.undated]).toEqual([0, 1])
  })
})

describe('reading it', () => {
  const DEPOSITS = '/json-api/treasury/user/deposits'
  const PAYOUTS = '/json-api/treasury/user/payouts'
  const iso = (ms: number) => new Date(ms).toISOString()
  const pageFrom = (first: number, count: number, createdAt: number) => ({
    data: Array.from({ length: count }, (_, at) =>
      wireTransaction({ id: first + at, type: 'deposit', status: 'done', amount: 100, created_at: iso(createdAt) }),
    ),
  })
  let http: FakeHttp
  let live: FakeLive
  let parts: ReturnType<typeof createLifetime>
  let flow: ReturnType<typeof createMoneyFlow>
  beforeEach(() => {
    http = new FakeHttp().reply(DEPOSITS, { data: [] }).reply(PAYOUTS, { data: [] })
    live = new FakeLive()
    parts = createLifetime()
    flow = createMoneyFlow({ http, live, ...parts, clock: { now: () => NOW } })
    parts.lifetime.start()
  })
  afterEach(() => parts.lifetime.dispose())
  const offsets = (path: string) =>
    http.calls.filter((call) => call.path === path).map(({ query }) => query?.['offset'])

  it('ends with the first payment before the period', async () => {
    http.reply(DEPOSITS, pageFrom(0, 20, midnight(0, 1)))
    expect(await flow('week').load()).toMatchObject({ deposited: 0, isWhole: true })
    expect(offsets(DEPOSITS)).toEqual([0])
  })

  it('gives up on a list without an end, and reports it as incomplete', async () => {
    http.serve(DEPOSITS, ({ query }) => Promise.resolve(pageFrom(Number(query?.['offset']), 20, NOW)))
    expect(await flow('week').load()).toMatchObject({ deposited: MAX_FLOW_PAGES * 2000, isWhole: false })
    expect(offsets(DEPOSITS)).toHaveLength(MAX_FLOW_PAGES)
  })

  it('happens again when a payment is confirmed', async () => {
    await flow('year').load()
    http.reply(DEPOSITS, pageFrom(0, 1, NOW))
    live.emit('treasury-transaction-confirmed', {})
    await settled()
    expect(flow('year').value).toMatchObject({ deposited: 100 })
  })
})
