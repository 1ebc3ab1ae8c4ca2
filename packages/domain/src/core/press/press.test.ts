/**
 * @promise Session and tokens: a refused login says why and keeps what was typed; a second Enter sends nothing
 *   more
 * @proof login-page.stories
 * @journey accounts/login
 * @promise A press: a refusal that the platform's own codes do not prove is looked up before it is told
 * @proof press-outcomes.additions.test
 * @journey none
 */

import { describe, expect, it, vi } from 'vitest'

import { createPending, nth, settled } from '@croupier/platform-fixtures/fakes'
import { DomainError, type ErrorKind, notSentError } from '../value/errors.ts'
import { missingError } from './certainty.ts'
import { type Found, Press, type PressMeans } from './press.ts'

function aPress(means: Pick<PressMeans<string, number>, 'find' | 'refusals'> = {}) {
  const { call, calls } = createPending<[string], number>()
  return { press: new Press<string, number>({ send: call, ...means }), calls }
}

const refusal = (code: string) => new DomainError('rejected', { status: 422, codes: [code] })
const LOST = new DomainError('network')

describe('a press', () => {
  it('is sent, then is done with a value', async () => {
    const { press, calls } = aPress()
    const running = press.run('a')
    expect([press.state, press.isBusy]).toEqual([{ status: 'sending', request: 'a' }, true])
    nth(calls, 0).resolve(1)
    expect(await running).toEqual({ status: 'done', request: 'a', value: 1 })
    expect([press.state.status, press.isBusy]).toEqual(['done', false])
  })

  it('is not sent while another one runs, and is after it', async () => {
    const { press, calls } = aPress()
    const first = press.run('a')
    expect(press.run('b')).toBe(first)
    nth(calls, 0).resolve(1)
    await first
    void press.run('c')
    expect(calls.map(({ args }) => args)).toEqual([['a'], ['c']])
  })

  it('is refused with the error that proves it', async () => {
    const { press, calls } = aPress()
    const running = press.run('a')
    nth(calls, 0).reject(refusal('too_late'))
    expect(await running).toMatchObject({ status: 'refused', request: 'a', error: { codes: ['too_late'] } })
    expect(press.error?.codes).toEqual(['too_late'])
  })

  it.each<ErrorKind>(['network', 'timeout', 'unavailable', 'invalid-response', 'unexpected'])(
    'is unclear after %s where the platform cannot be asked',
    async (kind) => {
      const { press, calls } = aPress()
      const running = press.run('a')
      nth(calls, 0).reject(new DomainError(kind))
      expect(await running).toMatchObject({ status: 'unclear', error: { kind } })
    },
  )

  it('never rejects, even where the code itself is wrong', async () => {
    const press = new Press<void, void>(() => {
      throw new TypeError('a bug')
    })
    expect(await press.run()).toMatchObject({ status: 'unclear', error: { kind: 'unexpected', message: 'a bug' } })
  })

  it('is reset, but not while it runs', async () => {
    const { press, calls } = aPress()
    const running = press.run('a')
    press.reset()
    void press.run('b')
    expect([press.isBusy, calls.length]).toEqual([true, 1])
    nth(calls, 0).resolve(1)
    await running
    press.reset()
    expect(press.state).toEqual({ status: 'idle' })
  })
})

describe('a press that reads something first', () => {
  it('is refused with what that throws, and not sent', async () => {
    const { call, calls } = createPending<[string], number>()
    const press = new Press<string, number>({ send: call, prepare: () => Promise.reject(LOST) })
    expect(await press.run('a')).toEqual({ status: 'refused', request: 'a', error: LOST })
    expect(calls).toEqual([])
  })
})

it('a press keeps of a secret what it is told to', async () => {
  const press = new Press<string, void, null>({ send: () => Promise.reject(LOST), keep: () => null })
  const running = press.run('a password')
  expect(press.state).toEqual({ status: 'sending', request: null })
  expect(await running).toEqual({ status: 'unclear', request: null, error: LOST })
})

it('presses in turn are sent one after another, each with its state at once', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>) => {
    const turn = last.then(act)
    last = turn
    return turn
  }
  const { call, calls } = createPending<[string], number>()
  const [one, other] = [1, 2].map(() => new Press<string, number>({ send: call, inTurn })) as [
    Press<string, number>,
    Press<string, number>,
  ]
  const presses = Promise.all([one.run('a'), other.run('b')])
  await settled()
  expect([calls.length, one.isBusy, other.isBusy]).toEqual([1, true, true])
  nth(calls, 0).resolve(1)
  await settled()
  nth(calls, 1).resolve(2)
  expect((await presses).map(({ status }) => status)).toEqual(['done', 'done'])
})

describe('a press without an answer that proves anything', () => {
  it.each([
    ['done', { status: 'done', value: 7 }, { status: 'done', value: 7 }],
    ['missing', { status: 'missing' }, { status: 'missing', error: missingError(LOST) }],
    ['unclear', { status: 'unclear' }, { status: 'unclear', error: LOST }],
  ] as const)('is what the platform says of it: %s', async (_, found, expected) => {
    const { call: find, calls: finds } = createPending<[], Found<number>>()
    const { press, calls } = aPress({ find })
    const running = press.run('a')
    nth(calls, 0).reject(LOST)
    await expect.poll(() => press.state).toEqual({ status: 'checking', request: 'a', error: LOST })
    expect([press.isBusy, press.error]).toEqual([true, null])
    nth(finds, 0).resolve(found)
    expect(await running).toEqual({ request: 'a', ...expected })
  })

  it('is unclear where the platform does not answer, until it is asked again', async () => {
    const answers = [() => Promise.reject(LOST), () => Promise.resolve({ status: 'done', value: 7 } as const)]
    const { press, calls } = aPress({ find: () => answers.shift()!() })
    const running = press.run('a')
    nth(calls, 0).reject(LOST)
    expect(await running).toMatchObject({ status: 'unclear' })
    expect(await press.check()).toEqual({ status: 'done', request: 'a', value: 7 })
    expect(calls).toHaveLength(1)
  })

  it('of an earlier visit is asked about, not sent', async () => {
    const { press, calls } = aPress({ find: () => Promise.resolve({ status: 'done', value: 7 }) })
    const looking = press.lookUp('a')
    expect(press.state).toMatchObject({ status: 'checking', request: 'a', error: { kind: 'network' } })
    expect(await looking).toEqual({ status: 'done', request: 'a', value: 7 })
    expect(calls).toEqual([])
  })

  it('is done as soon as other data show it', async () => {
    const { press, calls } = aPress({ find: () => Promise.resolve({ status: 'missing' }) })
    const running = press.run('a')
    nth(calls, 0).reject(LOST)
    await running
    press.foundDone(7)
    expect(press.state).toEqual({ status: 'done', request: 'a', value: 7 })
  })
})

describe('a refusal', () => {
  const EXPIRED = refusal('expired')
  const SIGNED_OUT = new DomainError('unauthorized', { status: 401, codes: ['unauthorized'] })
  const TOO_MANY = new DomainError('rejected', { status: 429, codes: ['expired'] })
  const DONE = { status: 'done', value: 7 } as const
  const FAILS = null
  /** `found` undefined: the platform cannot be asked. */
  const asked = (error: DomainError, found: Found<number> | typeof FAILS | undefined, refusals?: readonly string[]) => {
    const find = vi.fn(() => (found ? Promise.resolve(found) : Promise.reject(LOST)))
    const { press, calls } = aPress({ ...(found !== undefined && { find }), ...(refusals && { refusals }) })
    const running = press.run('a')
    nth(calls, 0).reject(error)
    return { press, running, find }
  }

  it.each([
    ['that cannot be looked up is proof', EXPIRED, undefined, [], 'refused', 0],
    ['by any code is looked up: it was done, as browsers send some calls twice', EXPIRED, DONE, [], 'done', 1],
    ['stays one where the data do not show it', EXPIRED, { status: 'missing' }, [], 'refused', 1],
    ['stays one where the data tell nothing', EXPIRED, { status: 'unclear' }, [], 'refused', 1],
    ['stays one where the data do not load', EXPIRED, FAILS, [], 'refused', 1],
    ['by a code that the platform has for it is proof', EXPIRED, DONE, ['gone', 'expired'], 'refused', 0],
    ['by another code is looked up', EXPIRED, DONE, ['gone'], 'done', 1],
    ['of a session that has ended is looked up', SIGNED_OUT, DONE, ['expired'], 'done', 1],
    ['of a call that never left the device is proof', notSentError(), DONE, [], 'refused', 0],
    ['by a status that proves nothing is none, whatever its code', TOO_MANY, DONE, ['expired'], 'done', 1],
    [
      'by such a status is missing where the data do not show it',
      TOO_MANY,
      { status: 'missing' },
      ['expired'],
      'missing',
      1,
    ],
  ] as const)('%s', async (_, error, found, refusals, status, times) => {
    const { running, find } = asked(error, found, refusals)
    expect(await running).toMatchObject(status === 'done' ? DONE : { status, error })
    expect(find).toHaveBeenCalledTimes(times)
  })

  it('is not shown as an answer that is missing while it is looked up', async () => {
    const { call: find, calls: finds } = createPending<[], Found<number>>()
    const { press, calls } = aPress({ find })
    const running = press.run('a')
    nth(calls, 0).reject(EXPIRED)
    await expect.poll(() => finds.length).toBe(1)
    expect(press.state.status).toBe('sending')
    nth(finds, 0).resolve({ status: 'missing' })
    expect((await running).status).toBe('refused')
  })

  it('is not undone by other data', async () => {
    const { press, running } = asked(EXPIRED, undefined)
    await running
    press.foundDone(7)
    expect(press.state.status).toBe('refused')
  })
})
