import { when } from 'mobx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClock } from '../core/index.ts'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import { type Sandbox, SANDBOX_START_MS, startSandbox } from '@croupier/platform-fixtures/sandbox'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { createGifts } from './gifts-store.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
}, SANDBOX_START_MS)
afterAll(() => sandbox.close())

const onDeposits = { percent: 100, wager: 10, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }

const holding = async (login: string, ...held: object[]) => {
  const state = { login, password: 'password-1', currency: 'EUR', gifts: held }
  const visitor = await playerOf(sandbox, state)
  const log = new FakeLog()
  const { lifetime, reads, onStart } = createLifetime({ log })
  const gifts = createGifts({ ...visitor, timers: hostTimers, log, clock: createClock(Date.now), reads, onStart })
  lifetime.start()
  await gifts.ensure()
  return { ...visitor, gifts, log, lifetime }
}

describe("a player's gifts on the platform", () => {
  test('are read, chosen for deposits, and given up', async () => {
    const { gifts } = await holding('gifts@example.test', onDeposits, { ...onDeposits, depositProgress: 50_000 })
    expect(gifts.all).toHaveLength(2)
    const [gift] = gifts.forCashbox('EUR')
    expect(gift).toMatchObject({
      type: 'deposit_bonus',
      state: 'received',
      wager: 10,
      reason: 'personal',
    })
    expect(gifts.forCashbox('EUR')).toHaveLength(1)
    expect(await gifts.payoutGiftCount.load()).toBe(0)
    expect(await gifts.select.run(gift?.id ?? '')).toMatchObject({ status: 'done' })
    expect(await gifts.payoutGiftCount.load()).toBe(1)
    await gifts.reload()
    expect(gifts.currentGiftId).toBe(gift?.id)
    await gifts.select.run(null)
    await gifts.reload()
    expect(gifts.currentGiftId).toBeNull()
  })

  test('are taken, and what they become is what the site said at once', async () => {
    const { gifts } = await holding(
      'takes@example.test',
      { type: 'cash', amount: 700 },
      { type: 'cashback', amount: 70 },
    )
    for (const { id: giftId } of gifts.all)
      expect(await gifts.activation.send({ kind: 'activate', giftId })).toMatchObject({ status: 'done' })
    const said = gifts.all.map(({ state }) => state)
    await gifts.reload()
    expect(gifts.all.map(({ state }) => state)).toEqual(said)
  })

  test.each([
    ['deposit_condition_unmet', onDeposits],
    ['gift_used', { type: 'cash', state: 'used' }],
    ['gift_expired', { type: 'cash', expiresInMs: -1 }],
  ])('are refused with %s', async (code, gift) => {
    const { gifts } = await holding(`${code}@example.test`, gift)
    const request = { kind: 'activate', giftId: gifts.all[0]?.id ?? '' } as const
    expect(await gifts.activation.send(request)).toMatchObject({ status: 'refused', error: { codes: [code] } })
  })

  test('arrive live, once for all that is told at once', async () => {
    const login = 'live-gifts@example.test'
    const { gifts, live, lifetime } = await holding(login)
    const told: string[] = []
    gifts.onMessages((messages) => told.push(...messages.map(({ kind, gift }) => `${kind} ${gift.title}`)))
    const stop = live.start()
    const { hash } = await sandbox.control.player(login)
    live.register(hash)
    await expect.poll(() => sandbox.control.sockets(), { timeout: 10_000 }).toMatchObject([{ hash }])
    await sandbox.control.gift(login, { type: 'cash', amount: 500, title: 'A tenner' })
    await when(() => gifts.all.length === 1, { timeout: 10_000 })
    expect(told).toEqual(['received A tenner'])
    lifetime.dispose()
    stop()
  })
})
