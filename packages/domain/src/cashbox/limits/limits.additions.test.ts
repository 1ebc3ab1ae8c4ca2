import { when } from 'mobx'
import { describe, expect, test } from 'vitest'
import { createClock } from '../../core/index.ts'
import { FakeDevice, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { LimitsStore } from './limits-store.ts'
import { rawGet, rawPost } from '../../testing/raw-calls.ts'

const sandbox = await openSandbox()

const limited = async (login: string) => {
  const visitor = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', balance: 100_000 })
  const { lifetime, reads, onStart, log } = createLifetime({ live: visitor.live })
  const host = {
    timers: hostTimers,
    clock: createClock(Date.now),
    random: Math.random,
    deviceSignals: new FakeDevice(),
  }
  const limits = new LimitsStore({ ...visitor, ...host, log, reads, onStart })
  lifetime.start()
  await limits.limits.ensure()
  return { ...visitor, limits, login, lifetime }
}

describe('the limits of a player on the platform', () => {
  test('are empty at first; stricter ones apply at once, looser ones later', async () => {
    const { limits } = await limited('limits@example.test')
    expect(limits.limits.value).toMatchObject({
      currency: 'EUR',
      raiseDelay: 86_400_000,
      realityCheck: null,
      break: null,
      own: { deposit: { day: { amount: null, used: 0, left: null, pending: null } } },
    })
    await limits.setLimit('deposit', 'day').run(20_000)
    await limits.setLimit('deposit', 'day').run(30_000)
    expect(limits.limits.value?.own.deposit?.day).toMatchObject({
      amount: 20_000,
      left: 20_000,
      pending: { amount: 30_000 },
    })
    await limits.setRealityCheck.run(15)
    expect(limits.limits.value?.realityCheck).toBe(15)
    expect(await limits.setRealityCheck.run(7)).toMatchObject({ status: 'refused', error: { codes: ['invalid'] } })
  })

  test('end the game by a break, with a live event', async () => {
    const { limits, http, live, login, lifetime } = await limited('break@example.test')
    const games = (await rawGet(http, '/json-api/v2/games', { auth: false, query: { limit: 24 } })) as {
      data: { slug: string; disabled: boolean }[]
    }
    const slug = games.data.find(({ disabled }) => !disabled)?.slug ?? ''
    const play = () => rawPost(http, `/json-api/eapi/game-run/${slug}`, { type: 'real' })
    await play()
    expect(await limits.session.load()).toMatchObject({ net: 0, startedAt: expect.any(Number) as number })

    const stop = live.start()
    const { hash } = await sandbox.control.player(login)
    live.register(hash)
    await expect.poll(() => sandbox.control.sockets()).toMatchObject([{ hash }])
    await rawPost(http, '/json-api/users/limits/break', { period: 'week' })
    await when(() => limits.limits.value?.break?.period === 'week', { timeout: 10_000 })
    await expect(play()).rejects.toMatchObject({ kind: 'forbidden', codes: ['on_break'] })
    expect(await limits.takeBreak.run('day')).toMatchObject({ status: 'refused', error: { codes: ['break_running'] } })
    lifetime.dispose()
    stop()
  })
})
