import { when } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeDevice, FakeLocks, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createClock, Resource } from '../../core/index.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createCompointsConfig } from './compoints-config-store.ts'
import { CompointExchange } from './exchange-store.ts'

const WAIT = { timeout: 15_000 }
const PATH = '/json-api/compoints/exchange'

const sandbox = await openSandbox()
let players = 0
beforeEach(async () => {
  await sandbox.control.clearFaults()
  await sandbox.control.treasury({ compointsPerEuro: 150 })
})

/** A player with compoints; each `open` is another tab of the same browser. */
async function visit(changes: Partial<NewPlayer> = {}) {
  const login = `exchange-${(players += 1)}@example.test`
  const visitor = await playerOf(sandbox, {
    login,
    password: 'password-1',
    currency: 'EUR',
    compoints: 500,
    ...changes,
  })
  const storage = new FakeStorage()
  const locks = new FakeLocks()
  let ids = 0
  const open = async () => {
    const { lifetime, reads, onStart } = createLifetime()
    const config = createCompointsConfig({ http: visitor.http, reads })
    const api = createPlayerApi(visitor.http)
    const balance = new Resource((signal) => api.balance(signal))
    const exchange = new CompointExchange({
      ...visitor,
      config,
      onStart,
      storage: storage.tab(),
      locks,
      timers: hostTimers,
      random: () => 0,
      clock: createClock(Date.now),
      createId: () => `exchange-${players}-${(ids += 1)}-of-the-contract`,
      deviceSignals: new FakeDevice(),
      playerId: login,
      player: { balance },
    })
    await Promise.all([config.load(), balance.load()])
    lifetime.start()
    exchange.open()
    return { exchange, balance }
  }
  const press = ({
    form,
    send,
  }: {
    form: CompointExchange['form']
    send: () => ReturnType<CompointExchange['send']>
  }) => form.submit(send)
  const exchangeIn = ({ exchange }: { exchange: CompointExchange }) =>
    press({ form: exchange.form, send: () => exchange.send() })
  const account = async () => (await sandbox.control.player(login)).balances
  return { open, exchangeIn, account }
}

describe('an exchange', () => {
  test('takes the compoints and pays the money that were shown, once for five presses', async () => {
    const { open, exchangeIn, account } = await visit()
    const tab = await open()
    tab.exchange.form.set('compoints', 200)
    expect(tab.exchange.result).toEqual({ compoints: 200, amount: 133 })
    await Promise.all([1, 2, 3, 4, 5].map(() => exchangeIn(tab)))
    await when(() => tab.balance.value?.compoints === 300, WAIT)
    expect(tab.exchange.attempts.state).toMatchObject({
      status: 'done',
      value: { answer: { compoints: 200, amount: 133 } },
    })
    expect(tab.exchange.form.values.compoints).toBeNull()
    expect(await account()).toMatchObject({ compoints: 300, real: 133 })
  })

  test('leaves compoints for which nothing is paid with the player', async () => {
    const { open, exchangeIn, account } = await visit()
    const tab = await open()
    tab.exchange.form.set('compoints', 199)
    expect(tab.exchange.result).toEqual({ compoints: 198, amount: 132 })
    await exchangeIn(tab)
    expect(await account()).toMatchObject({ compoints: 302, real: 132 })
  })

  test('is made once in two tabs that press at the same time', async () => {
    const { open, exchangeIn, account } = await visit()
    const tabs = [await open(), await open()]
    tabs.forEach(({ exchange }) => exchange.form.set('compoints', 450))
    await Promise.all(tabs.map(exchangeIn))
    await Promise.all(tabs.map(({ exchange }) => when(() => !exchange.attempts.isBusy, WAIT)))
    expect(await account()).toMatchObject({ compoints: 50, real: 300 })
  })

  test('whose answer was lost is found, not sent again', async () => {
    const { open, exchangeIn, account } = await visit()
    const tab = await open()
    await sandbox.control.fault({ path: PATH, method: 'POST', drop: true, after: true, times: 1 })
    tab.exchange.form.set('compoints', 150)
    await exchangeIn(tab)
    await when(() => tab.exchange.attempts.state.status === 'done', WAIT)
    expect(tab.exchange.attempts.state).toMatchObject({ value: { transaction: { compoints: 150, amount: 100 } } })
    expect(await account()).toMatchObject({ compoints: 350, real: 100 })
  })

  test('that never arrived is closed before it is called missing', async () => {
    const { open, exchangeIn, account } = await visit()
    const tab = await open()
    await sandbox.control.fault({ path: PATH, method: 'POST', drop: true, times: 1 })
    tab.exchange.form.set('compoints', 150)
    await exchangeIn(tab)
    await when(() => tab.exchange.attempts.state.status === 'missing', WAIT)
    expect(await account()).toMatchObject({ compoints: 500, real: 0 })
    await exchangeIn(tab)
    expect(await account()).toMatchObject({ compoints: 350, real: 100 })
  })

  test('at a rate that has changed is refused, and the new result is shown', async () => {
    const { open, exchangeIn, account } = await visit()
    const tab = await open()
    tab.exchange.form.set('compoints', 300)
    await sandbox.control.treasury({ compointsPerEuro: 300 })
    await exchangeIn(tab)
    expect(tab.exchange.form.failure?.codes).toEqual(['rate_changed'])
    expect(tab.exchange.form.values.compoints).toBe(300)
    expect(tab.exchange.result).toEqual({ compoints: 300, amount: 100 })
    await exchangeIn(tab)
    expect(await account()).toMatchObject({ compoints: 200, real: 100 })
  })

  test('of compoints that were spent meanwhile is refused with the missing number', async () => {
    const { open, exchangeIn, account } = await visit()
    const [one, two] = [await open(), await open()]
    one.exchange.form.set('compoints', 450)
    await exchangeIn(one)
    await when(() => one.exchange.attempts.state.status === 'done', WAIT)
    two.exchange.form.set('compoints', 300)
    await exchangeIn(two)
    expect(two.exchange.form.errorsOf('compoints')).toMatchObject([{ name: 'error_funds', params: { missing: 250 } }])
    expect(await account()).toMatchObject({ compoints: 50, real: 300 })
  })

  test('is not offered where the platform has none', async () => {
    await sandbox.control.treasury({ compointsPerEuro: null })
    const { exchange } = await (await visit()).open()
    expect(exchange.rate).toBeNull()
    expect(exchange.result).toBeNull()
  })
})

test('a player of a higher level needs fewer bets for one compoint', async () => {
  const { exchange } = await (await visit({ level: 5 })).open()
  expect(exchange.config.value?.levelBonus).toBe(20)
})
