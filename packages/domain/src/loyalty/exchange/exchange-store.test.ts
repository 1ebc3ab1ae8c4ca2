import { describe, expect, it } from 'vitest'
import { FakeDevice, FakeLive, FakeLocks, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import { createClock, KeptWork, Resource } from '../../core/index.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import type { CompointsConfig } from './exchange.ts'
import { CompointExchange } from './exchange-store.ts'

const CONFIG: CompointsConfig = {
  bets: [],
  levelBonus: null,
  exchange: { min: 15, max: null, rates: [{ currency: 'EUR', compoints: 150, amount: 100 }] },
}

function signIn(playerId: string, keptWork: KeptWork) {
  const { lifetime, onStart } = createLifetime()
  const config = new Resource(() => Promise.resolve(CONFIG))
  const balance = new Resource(() => Promise.resolve({ currency: 'EUR', compoints: 500 }))
  config.set(CONFIG)
  balance.set({ currency: 'EUR', compoints: 500 })
  const exchange = new CompointExchange({
    http: new FakeHttp(),
    live: new FakeLive(),
    config,
    keptWork,
    onStart,
    storage: new FakeStorage().tab(),
    locks: new FakeLocks(),
    timers: hostTimers,
    random: () => 0,
    clock: createClock(Date.now),
    createId: () => 'attempt',
    deviceSignals: new FakeDevice(),
    playerId,
    player: { balance },
  })
  return { form: exchange.form, leave: lifetime.start() }
}

describe('compoints that were typed when the session ended', () => {
  it('come back with the next login of the same player', () => {
    const keptWork = new KeptWork()
    const first = signIn('7', keptWork)
    first.form.set('compoints', 120)
    first.leave()
    expect(keptWork.isEmpty).toBe(false)
    const again = signIn('7', keptWork)
    expect([again.form.values.compoints, again.form.isUnsaved]).toEqual([120, true])
  })

  it('are not those of another player', () => {
    const keptWork = new KeptWork()
    const first = signIn('7', keptWork)
    first.form.set('compoints', 120)
    first.leave()
    expect(signIn('8', keptWork).form.values.compoints).toBeNull()
    expect(keptWork.isEmpty).toBe(true)
  })

  it('are nothing where nothing was typed', () => {
    const keptWork = new KeptWork()
    signIn('7', keptWork).leave()
    expect(keptWork.isEmpty).toBe(true)
  })
})
