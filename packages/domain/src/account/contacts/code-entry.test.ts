import { createPending, nth } from '@croupier/platform-fixtures/fakes'
import { describe, expect, test, vi } from 'vitest'
import { type AnyPressState, DomainError } from '../../core/index.ts'
import { CodeEntry } from './code-entry.ts'

const wrong = new DomainError('rejected', { status: 422, codes: ['invalid_code'], fields: { code: ['invalid_code'] } })
const limit = new DomainError('rejected', { status: 422, codes: ['max_attempts_used'] })
const done = () => Promise.resolve<AnyPressState>({ status: 'done' })
const refused = (error: DomainError) => Promise.resolve<AnyPressState>({ status: 'refused', error })

function entryOf(means: Partial<ConstructorParameters<typeof CodeEntry>[0]> = {}) {
  const entry = new CodeEntry({ confirm: done, sendAgain: done, ...means })
  const enter = (code: string) => {
    entry.form.set('code', code)
    return entry.form.submit((values) => entry.confirm(values))
  }
  return { entry, enter }
}

describe('a code', () => {
  test.each([
    ['', undefined, 'required'],
    ['123', undefined, 'minLength'],
    ['1234', undefined, undefined],
    ['12345', 6, 'minLength'],
    ['123456', 6, undefined],
  ])('%j of %s digits: %s', async (code, length, broken) => {
    const confirm = vi.fn(done)
    const { entry, enter } = entryOf({ confirm, ...(length === undefined ? {} : { length }) })
    expect(await enter(code)).toBe(broken === undefined)
    expect(entry.form.errorsOf('code')[0]?.name).toBe(broken)
    expect(confirm).toHaveBeenCalledTimes(broken === undefined ? 1 : 0)
  })

  test('that is wrong stays as typed; another code clears its message, and a submit that of another code', async () => {
    const confirm = vi.fn<() => Promise<AnyPressState>>(() => refused(wrong))
    const sendAgain = vi.fn<() => Promise<AnyPressState>>(() => refused(new DomainError('network')))
    const { entry, enter } = entryOf({ confirm, sendAgain })
    await enter('1234')
    expect(entry.form.errorsOf('code')).toMatchObject([{ name: 'invalid_code' }])
    await entry.sendAgain()
    expect(entry.form.errorsOf('code')).toEqual([])
    expect(entry.sending.error?.kind).toBe('network')
    expect(entry.form.values.code).toBe('1234')
    await enter('1235')
    expect(entry.sending.error).toBeNull()
    sendAgain.mockImplementation(done)
    await entry.sendAgain()
    expect(entry.isSentAgain).toBe(true)
  })

  test('is not confirmed while another one is asked for, nor the other way round', async () => {
    const sent = createPending<[], AnyPressState>()
    const confirm = vi.fn(done)
    const sendAgain = vi.fn(sent.call)
    const { entry, enter } = entryOf({ confirm, sendAgain })
    const sending = entry.sendAgain()
    await enter('1234')
    expect(confirm).not.toHaveBeenCalled()
    nth(sent.calls, 0).resolve({ status: 'done' })
    await sending
    const confirmed = createPending<[], AnyPressState>()
    confirm.mockImplementation(confirmed.call)
    const entering = enter('1234')
    await entry.sendAgain()
    expect(sendAgain).toHaveBeenCalledOnce()
    nth(confirmed.calls, 0).resolve({ status: 'done' })
    await entering
  })

  test('without steps shows the limit as a failure', async () => {
    const { entry, enter } = entryOf({ confirm: () => refused(limit) })
    await enter('1234')
    expect(entry.form.failure?.codes).toEqual(['max_attempts_used'])
  })
})
