import { expect, test } from 'vitest'
import { createClock } from '../../core/index.ts'
import { FakeLive, HandTimers } from '@croupier/platform-fixtures/fakes'
import { createLifetime } from '../../testing/lifetime.ts'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { rawGet } from '../../testing/raw-calls.ts'
import { playerOf } from '../../testing/visitor.ts'
import { RoundsStore } from './rounds-store.ts'

const sandbox = await openSandbox()

test('a player who has played nothing has no rounds, and results of nothing in their currency', async () => {
  const { http } = await playerOf(sandbox, { login: 'rounds@example.test', password: 'password-1', currency: 'EUR' })
  const live = new FakeLive()
  const timers = new HandTimers()
  const clock = createClock(Date.now)
  const rounds = new RoundsStore({ ...createLifetime({ live, timers }), http, live, clock })
  rounds.show({ game: null, from: Date.now() - 1000, to: null })
  await rounds.pages?.ensure()
  expect(rounds.pages).toMatchObject({ items: [], total: 0, isLoaded: true })
  for (const [unit, steps] of [
    ['day', 30],
    ['month', 12],
    ['year', 5],
  ] as const) {
    const results = await rounds.results(unit).load()
    expect(results).toMatchObject({ currency: 'EUR', isWhole: true })
    expect(results.steps).toHaveLength(steps)
  }
  await expect(rawGet(http, '/json-api/users/play-results?bound=2026-01-02&bound=2026-01-01')).rejects.toMatchObject({
    status: 400,
  })
})
