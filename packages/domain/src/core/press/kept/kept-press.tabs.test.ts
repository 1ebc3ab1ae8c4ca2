/**
 * @promise Cashbox: an attempt on its way is not closed by another tab
 * @proof attempt-state.test
 * @journey cashbox/other-tabs
 */

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { aTransaction } from '@croupier/platform-fixtures'
import { DomainError } from '../../value/errors.ts'
import {
  FakeDevice,
  FakeLive,
  FakeLocks,
  FakeStorage,
  HandTimers,
  promisesSettled,
} from '@croupier/platform-fixtures/fakes'
import { AttemptLog } from './attempt-log.ts'
import { KeptPress } from './kept-press.ts'
import type { Made } from './made.ts'

interface Details {
  readonly amount: number
}

/** A call of one tab. Times in milliseconds: the start, the way to the platform, the way back. */
interface Call {
  readonly amount: number
  readonly startMs: number
  readonly thereMs: number
  readonly backMs: number
  readonly fate: 'answered' | 'answer lost' | 'call lost'
}

const STEP_MS = 500
/** Longer than the longest call and the longest pause between two status requests. */
const END_MS = 150_000

const transaction = (attemptKey: string, amount: number) => aTransaction({ id: attemptKey, attemptKey, amount })

/** A platform that takes its time, and executes no call under a closed key. */
class SlowPlatform {
  readonly made = new Map<string, Made>()
  readonly closed = new Set<string>()
  readonly #timers: HandTimers

  constructor(timers: HandTimers) {
    this.#timers = timers
  }

  async send({ amount, thereMs, backMs, fate }: Call, key: string): Promise<'made'> {
    await this.#delay(thereMs)
    if (fate === 'call lost') throw new DomainError('network')
    if (this.closed.has(key)) throw new DomainError('rejected', { status: 422, codes: ['intent_closed'] })
    this.made.set(key, transaction(key, amount))
    await this.#delay(backMs)
    if (fate === 'answer lost') throw new DomainError('network')
    return 'made'
  }

  async find(key: string): Promise<Made | null> {
    await this.#delay(STEP_MS)
    return this.made.get(key) ?? null
  }

  async close(key: string): Promise<Made | null> {
    await this.#delay(STEP_MS)
    if (!this.made.has(key)) this.closed.add(key)
    return this.made.get(key) ?? null
  }

  #delay(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#timers.after(ms, resolve))
  }
}

/** Runs each call in its own tab of one browser. */
async function runTabs(calls: readonly Call[]) {
  const timers = new HandTimers()
  const platform = new SlowPlatform(timers)
  const storage = new FakeStorage()
  const locks = new FakeLocks()
  let now = 1_000_000
  let ids = 0
  const stores = calls.map((call) => {
    const store = new KeptPress<Details, Details, 'made'>({
      attemptLog: new AttemptLog(storage.tab(), 'deposit-7', v.object({ amount: v.number() })),
      lock: 'deposit',
      detailsOf: ({ amount }) => ({ amount }),
      send: ({ key }) => platform.send(call, key),
      find: (key) => platform.find(key),
      close: (key) => platform.close(key),
      isFollowed: true,
      live: new FakeLive(),
      deviceSignals: new FakeDevice(),
      onStart: () => undefined,
      createId: () => `id-of-16-letters-${(ids += 1)}`,
      locks,
      clock: { now: () => now },
      timers,
      random: () => 0.5,
    })
    store.open()
    timers.after(call.startMs, () => void store.run({ amount: call.amount }))
    return store
  })
  for (let passed = 0; passed < END_MS; passed += STEP_MS) {
    now += STEP_MS
    timers.advance(STEP_MS)
    // oxlint-disable-next-line no-await-in-loop -- the time passes step by step
    await promisesSettled()
  }
  return { platform, stores }
}

const anyCall = (fates: readonly Call['fate'][]) =>
  fc.record({
    amount: fc.constantFrom(5000, 6000),
    startMs: fc.nat(3000),
    thereMs: fc.nat(20_000),
    backMs: fc.nat(10_000),
    fate: fc.constantFrom(...fates),
  })

it('two tabs that send while the platform is slow: a deposit is made, and no key is closed', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall(['answered']), anyCall(['answered']), async (one, other) => {
      const { platform, stores } = await runTabs([one, other])
      expect(platform.closed.size).toBe(0)
      expect(platform.made.size).toBeGreaterThan(0)
      for (const { state } of stores) expect(state).toMatchObject({ status: 'done' })
    }),
    { numRuns: 40 },
  )
})

it('50 and 60 at once on a platform that takes two seconds: the first one is made, and both tabs show it', async () => {
  const call = { startMs: 0, thereMs: 2000, backMs: 0, fate: 'answered' } as const
  const { platform, stores } = await runTabs([
    { ...call, amount: 5000 },
    { ...call, amount: 6000 },
  ])
  expect([...platform.made.values()]).toMatchObject([{ amount: 5000 }])
  for (const { state } of stores) expect(state).toMatchObject({ status: 'done' })
})

it('two tabs whose calls or answers are lost: only what was not made is missing, and none waits for ever', async () => {
  const anyFate = anyCall(['answered', 'answer lost', 'call lost'])
  await fc.assert(
    fc.asyncProperty(anyFate, anyFate, async (one, other) => {
      const { platform, stores } = await runTabs([one, other])
      for (const { state, key, isBusy } of stores) {
        expect(isBusy).toBe(false)
        if (state.status === 'missing')
          expect([platform.closed.has(key), platform.made.has(key)]).toEqual([true, false])
        if (state.status === 'done') expect(platform.made.has(key)).toBe(true)
      }
      if (one.amount === other.amount) expect(platform.made.size).toBeLessThan(2)
    }),
    { numRuns: 40 },
  )
})
