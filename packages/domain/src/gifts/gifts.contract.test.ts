import { when } from 'mobx'
import { describe, expect, test } from 'vitest'
import { createClock } from '../core/index.ts'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { otherTabOf, playerOf, type Visitor } from '../testing/visitor.ts'
import { GiftsStore } from './gifts-store.ts'

const sandbox = await openSandbox()

const onDeposits = { percent: 100, wager: 10, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }

const holding = async (login: string, ...held: object[]) => {
  const visitor = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', gifts: held })
  return { ...visitor, ...(await openGifts(visitor)) }
}

const openGifts = async ({ http, live }: Visitor) => {
  const log = new FakeLog()
  const { lifetime, reads, onStart } = createLifetime({ log })
  const gifts = new GiftsStore({
    timeoutMs: 30_000,
    http,
    live,
    timers: hostTimers,
    log,
    clock: createClock(Date.now),
    reads,
    onStart,
  })
  lifetime.start()
  await gifts.ensure()
  return { gifts, log, lifetime }
}

const WAIT = { timeout: 10_000 }

/** Two tabs of a player, each with its own live connection. */
const holdingInTwoTabs = async (login: string, ...held: object[]) => {
  const state = { login, password: 'password-1', currency: 'EUR', gifts: held }
  const first = await playerOf(sandbox, state)
  const second = otherTabOf(sandbox, first)
  const tabs = await Promise.all([openGifts(first), openGifts(second)])
  const { hash } = await sandbox.control.player(login)
  const stops = [first, second].map(({ live }) => {
    const stop = live.start()
    live.register(hash)
    return stop
  })
  await expect
    .poll(async () => (await sandbox.control.sockets()).filter((socket) => socket.hash === hash).length, WAIT)
    .toBe(2)
  return { tabs: tabs.map(({ gifts }) => gifts), close: () => stops.forEach((stop) => stop()) }
}

const activate = (gifts: GiftsStore, title: string) =>
  gifts.activation.send({ kind: 'activate', giftId: gifts.all.find((gift) => gift.title === title)?.id ?? '' })

const statesIn = (gifts: GiftsStore) => Object.fromEntries(gifts.all.map(({ title, state }) => [title, state]))

const balancesOf = async (login: string) => (await sandbox.control.player(login)).balances

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

  test('are taken, and become what the site showed at once', async () => {
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
    ['gift_expired', { type: 'cash', expiresInMs: -1 }],
  ])('are refused with %s', async (code, gift) => {
    const { gifts } = await holding(`${code}@example.test`, gift)
    const request = { kind: 'activate', giftId: gifts.all[0]?.id ?? '' } as const
    expect(await gifts.activation.send(request)).toMatchObject({ status: 'refused', error: { codes: [code] } })
  })

  test('activated in two tabs at once: one bonus is active, the other tab gets the refusal, both show the same', async () => {
    const login = 'two-bonuses@example.test'
    const { tabs, close } = await holdingInTwoTabs(
      login,
      { type: 'cashback', title: 'One', amount: 300, wager: 3 },
      { type: 'cashback', title: 'Two', amount: 500, wager: 3 },
    )
    const [one, two] = tabs as [GiftsStore, GiftsStore]
    const outcomes = await Promise.all([activate(one, 'One'), activate(two, 'Two')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['done', 'refused'])
    expect(outcomes.find(({ status }) => status === 'refused')).toMatchObject({
      error: { codes: ['active_bonus_exists'] },
    })
    const active = outcomes[0].status === 'done' ? 'One' : 'Two'
    for (const gifts of tabs) await when(() => statesIn(gifts)[active] === 'activated', WAIT)
    expect(statesIn(one)).toEqual(statesIn(two))
    expect(await balancesOf(login)).toMatchObject(active === 'One' ? { bonus: 300, wagering: 900 } : { bonus: 500 })
    close()
  })

  test('activated twice at once are activated once, and both tabs say so', async () => {
    const login = 'same-bonus@example.test'
    const { tabs, close } = await holdingInTwoTabs(login, { type: 'cash', title: 'Money', amount: 700 })
    const outcomes = await Promise.all(tabs.map((gifts) => activate(gifts, 'Money')))
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done'])
    for (const gifts of tabs) await when(() => statesIn(gifts)['Money'] === 'used', WAIT)
    expect(await balancesOf(login)).toMatchObject({ real: 700 })
    close()
  })

  test('whose answer is lost after the platform activated them are looked up', async () => {
    const login = 'lost-answer@example.test'
    const { gifts } = await holding(login, { type: 'cashback', title: 'Back', amount: 300, wager: 3 })
    const path = `/json-api/gifts/activate/${gifts.all[0]?.id ?? ''}`
    await sandbox.control.fault({ path, drop: true, after: true, times: 1 })
    expect(await activate(gifts, 'Back')).toMatchObject({ status: 'done' })
    expect(statesIn(gifts)).toEqual({ Back: 'activated' })
    expect(await balancesOf(login)).toMatchObject({ bonus: 300, wagering: 900 })
    expect(await sandbox.control.requests(path)).toHaveLength(1)
  })

  test('of every type are read as what they are', async () => {
    const types = [
      'custom',
      'giftspin',
      'group',
      'nondeposit',
      'northpine_freespin',
      'saltworks_freebet',
      'mystery_box',
    ]
    const { gifts } = await holding('types@example.test', ...types.map((type) => ({ type })))
    expect(gifts.all.map(({ type }) => type).toReversed()).toEqual([
      'custom',
      'giftspin',
      'group',
      'nondeposit',
      'free_spins',
      'free_bets',
      'other',
    ])
  })

  test('in a group are received once it is opened', async () => {
    const parts = [
      { type: 'cash', title: 'Money', amount: 700 },
      { type: 'giftspin', title: 'Spins', spins: { count: 5, bet: 20 } },
    ]
    const { gifts } = await holding('group@example.test', { type: 'group', title: 'Both', parts })
    await activate(gifts, 'Both')
    await when(() => gifts.all.length === 3, WAIT)
    expect(gifts.all.map(({ title, state }) => [title, state])).toEqual([
      ['Spins', 'received'],
      ['Money', 'received'],
      ['Both', 'used'],
    ])
  })

  test('arrive live, by one read for all simultaneous events', async () => {
    const login = 'live-gifts@example.test'
    const { gifts, live, lifetime } = await holding(login)
    const told: string[] = []
    gifts.onMessages((messages) => told.push(...messages.map(({ kind, gift }) => `${kind} ${gift.title}`)))
    const stop = live.start()
    const { hash } = await sandbox.control.player(login)
    live.register(hash)
    await expect.poll(() => sandbox.control.sockets()).toMatchObject([{ hash }])
    await sandbox.control.gift(login, { type: 'cash', amount: 500, title: 'A tenner' })
    await when(() => gifts.all.length === 1, { timeout: 10_000 })
    expect(told).toEqual(['received A tenner'])
    lifetime.dispose()
    stop()
  })
})
