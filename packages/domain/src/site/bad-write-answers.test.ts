/**
 * @promise Calls: an answer to a change that cannot be read is never taken as done; of money the outcome is
 *   unknown; one log line
 * @journey none
 */

import { DAMAGED_VALUES, damageName, placesIn, replaceAt, valueAt, type Place } from '@croupier/platform-fixtures'
import { FakeDevice, FakeLive, FakeLocks, FakeStorage, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { describe, expect, test } from 'vitest'
import { Cashbox } from '../cashbox/index.ts'
import { createClock, createHttp, DomainError, type KeptState, Resource } from '../core/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { WRITE_CALLS } from '../testing/write-calls.ts'
import { MONEY_CALLS, PAYMENT_ORIGIN, type MoneyCall } from '../testing/writes/money-calls.ts'
import type { WriteCall } from '../testing/writes/write-call.ts'

interface Damage {
  readonly name: string
  readonly answer: unknown
}

/** The answer with each damaged value in each place. */
const damagesOf = ({ answer }: Pick<WriteCall, 'answer'>): Damage[] =>
  placesIn(answer).flatMap((place) =>
    DAMAGED_VALUES.map((value) => ({
      name: `${place.join('.') || 'all'} = ${damageName(value)}`,
      answer: replaceAt(answer, place, value),
    })),
  )

function partAt(answer: unknown, place: Place): unknown {
  try {
    return valueAt(answer, place)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const proves = ({ proofs }: Pick<WriteCall, 'proofs'>, answer: unknown) =>
  proofs.every(([place, holds]) => holds(partAt(answer, place)))

/** What a call ended with (null: it was done), and how many lines it logged. */
async function outcomeOf({ send }: WriteCall, answer: unknown): Promise<{ error: unknown; lines: number }> {
  let lines = 0
  const count = () => void (lines += 1)
  const http = createHttp(() => Promise.resolve(answer), { onLeftOut: count, onUnreadable: count })
  const error: unknown = await send(http).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return { error, lines }
}

describe.each(Object.entries(WRITE_CALLS))('the answer to %s', (_, call) => {
  test('is done by a good answer', async () => {
    expect(await outcomeOf(call, call.answer)).toEqual({ error: null, lines: 0 })
  })

  test('with damage anywhere is done only with its proof, and fails with a kind of its own and one log line', async () => {
    const outcomes = await Promise.all(
      damagesOf(call).map(async ({ name, answer }) => ({ name, answer, ...(await outcomeOf(call, answer)) })),
    )
    for (const { name, answer, error, lines } of outcomes) {
      expect(lines, name).toBeLessThanOrEqual(1)
      if (error === null) {
        expect(proves(call, answer), `${name}: done without its proof`).toBe(true)
        expect(call.proofs.length === 0 || isObject(answer), name).toBe(true)
      } else {
        expect(error, name).toBeInstanceOf(DomainError)
        const { kind } = error as DomainError
        expect(['invalid-response', 'rejected'], name).toContain(kind)
        // A refusal is an answer.
        expect(lines, name).toBe(kind === 'rejected' ? 0 : 1)
      }
    }
  })
})

/** Sends a call that moves money, and tells the state of its attempt once the call was answered. */
async function attemptAfter(
  { request }: MoneyCall,
  answer: unknown,
): Promise<{ state: KeptState<unknown, unknown>; lines: number }> {
  let lines = 0
  const http = new FakeHttp()
  const storage = new FakeStorage()
  const cashbox = new Cashbox({
    ...createLifetime(),
    // The platform does not send the state of an attempt.
    http: createHttp(
      (method, path, options) =>
        method === 'get' && path.includes('/intents/') ? http.send(method, path, options) : Promise.resolve(answer),
      { onUnreadable: () => void (lines += 1) },
    ),
    live: new FakeLive(),
    timers: new HandTimers(),
    random: () => 0.5,
    clock: createClock(() => 1_000_000),
    locks: new FakeLocks(),
    storage,
    cookies: { get: () => null },
    createId: () => 'attempt-of-16-letters',
    deviceSignals: new FakeDevice(),
    paymentOrigins: [PAYMENT_ORIGIN],
    siteOrigin: 'https://site.test',
    leave: () => undefined,
    ownLimit: () => null,
    playerId: '7',
    player: {
      profile: { value: { currency: 'EUR' } },
      balance: new Resource(() => Promise.resolve({ real: 50_000, wagering: 0 })),
    },
  })
  const { attempts } = 'deposit' in request ? cashbox.deposit : cashbox.withdraw
  if ('deposit' in request) await cashbox.deposit.attempts.run(request.deposit)
  else await cashbox.withdraw.attempts.run(request.payout)
  await settled()
  const { state } = attempts
  if (state.status === 'checking') expect(storage.items.size, 'the attempt is kept').toBe(1)
  attempts.dispose()
  return { state, lines }
}

describe.each(Object.entries(MONEY_CALLS))('the answer to a %s', (_, call) => {
  test('is done by a good answer', async () => {
    expect(await attemptAfter(call, call.answer)).toMatchObject({ state: { status: call.done }, lines: 0 })
  })

  test('with damage anywhere leaves the outcome unknown, with one log line, unless its proof is there', async () => {
    const outcomes = await Promise.all(
      damagesOf(call).map(async ({ name, answer }) => ({ name, answer, ...(await attemptAfter(call, answer)) })),
    )
    for (const { name, answer, state, lines } of outcomes) {
      expect(lines, name).toBe(state.status === 'checking' ? 1 : 0)
      if (isObject(answer) && proves(call, answer)) expect([call.done, 'checking'], name).toContain(state.status)
      // The platform took the payout without asking for a code.
      else if (call.done === 'asked' && partAt(answer, ['success']) === true) expect(state.status, name).toBe('done')
      else expect(state, name).toMatchObject({ status: 'checking' })
    }
  })
})
