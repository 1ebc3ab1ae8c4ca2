import { describe, expect, it } from 'vitest'

import { createPending, nth } from '@croupier/platform-fixtures/fakes'
import { Command } from './command.ts'
import { DomainError, type ErrorKind } from '../http/errors.ts'

function aCommand() {
  const { call, calls } = createPending<[string], number>()
  return { command: new Command(call), calls }
}

describe('Command', () => {
  it('submits, then is done with a value', async () => {
    const { command, calls } = aCommand()
    const running = command.run('a')
    expect(command.isSubmitting).toBe(true)
    nth(calls, 0).resolve(1)
    expect(await running).toEqual({ status: 'done', value: 1 })
    expect(command.state).toEqual({ status: 'done', value: 1 })
  })

  it('ignores a second call while one runs, and takes the next one after', async () => {
    const { command, calls } = aCommand()
    const first = command.run('a')
    expect(command.run('b')).toBe(first)
    expect(calls.map(({ args }) => args)).toEqual([['a']])
    nth(calls, 0).resolve(1)
    await first
    void command.run('c')
    expect(calls.map(({ args }) => args)).toEqual([['a'], ['c']])
  })

  it.each<ErrorKind>(['rejected', 'unauthorized', 'forbidden', 'not-found'])(
    'is rejected with the codes of %s',
    async (kind) => {
      const { command, calls } = aCommand()
      const running = command.run('a')
      const error = new DomainError(kind, { codes: ['too_late', 'too_much'] })
      nth(calls, 0).reject(error)
      expect(await running).toEqual({ status: 'rejected', codes: ['too_late', 'too_much'], error })
    },
  )

  it.each<ErrorKind>(['network', 'timeout', 'unavailable', 'invalid-response', 'unexpected'])(
    'calls the outcome unknown after %s: it may have happened',
    async (kind) => {
      const { command, calls } = aCommand()
      const running = command.run('a')
      nth(calls, 0).reject(new DomainError(kind))
      expect(await running).toMatchObject({ status: 'unknown', error: { kind } })
    },
  )

  it('never rejects, even where the code itself is wrong', async () => {
    const command = new Command<[], void>(() => {
      throw new TypeError('a bug')
    })
    expect(await command.run()).toMatchObject({ status: 'unknown', error: { kind: 'unexpected', message: 'a bug' } })
  })

  it('resets, but not while it runs: the guard stays', async () => {
    const { command, calls } = aCommand()
    const running = command.run('a')
    command.reset()
    expect(command.isSubmitting).toBe(true)
    void command.run('b')
    expect(calls).toHaveLength(1)
    nth(calls, 0).resolve(1)
    await running
    command.reset()
    expect(command.state).toEqual({ status: 'idle' })
  })
})
