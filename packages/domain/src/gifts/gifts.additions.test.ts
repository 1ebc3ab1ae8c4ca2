import { expect, test } from 'vitest'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createClock } from '../core/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { canCancel } from './activation.ts'
import { GiftsStore } from './gifts-store.ts'

const sandbox = await openSandbox()

const LOGIN = 'cancels@example.test'

const holding = async (...gifts: object[]) => {
  const visitor = await playerOf(sandbox, { login: LOGIN, password: 'password-1', currency: 'EUR', gifts })
  const { lifetime, reads, onStart } = createLifetime()
  const means = { ...visitor, timers: hostTimers, log: new FakeLog(), clock: createClock(Date.now), reads, onStart }
  const store = new GiftsStore({ timeoutMs: 30_000, ...means })
  lifetime.start()
  await store.ensure()
  return store
}

const cashback = { type: 'cashback', amount: 300, wager: 3 }

test('a bonus that the player cancels takes its money along, and the next one is free', async () => {
  const gifts = await holding(cashback, cashback)
  const [first, second] = gifts.all.map(({ id }) => id) as [string, string]
  await gifts.activation.send({ kind: 'activate', giftId: first })
  await gifts.reload()
  expect(gifts.all.map(canCancel)).toEqual([true, false])
  await sandbox.control.fault({ path: `/json-api/user-gifts/cancel/${first}`, drop: true, after: true, times: 1 })
  expect(await gifts.activation.send({ kind: 'cancel', giftId: first })).toMatchObject({ status: 'done' })
  expect(gifts.gift(first)?.state).toBe('expired')
  expect((await sandbox.control.player(LOGIN)).balances).toMatchObject({ bonus: 0, wagering: 0 })
  expect(await gifts.activation.send({ kind: 'activate', giftId: second })).toMatchObject({ status: 'done' })
  expect(await gifts.activation.send({ kind: 'cancel-all' })).toMatchObject({ status: 'done' })
  expect(gifts.all.map(({ state }) => state)).toEqual(['expired', 'expired'])
  expect((await sandbox.control.player(LOGIN)).balances).toMatchObject({ bonus: 0, wagering: 0 })
})
