/**
 * @promise Forms and validation: too many wrong passwords, a browser without cookies
 * @proof session-store.test, login-page.stories (EveryFault)
 * @journey none
 */

import { describe, expect, test } from 'vitest'
import { DomainError } from '../value/errors.ts'
import { IDLE } from '../press/press.ts'
import { Form, type FormErrors } from './form.ts'

interface Values {
  readonly login: string
  readonly password: string
}

const required = (values: Values): FormErrors<Values> => ({
  login: values.login ? [] : [{ name: 'required' }],
  password: values.password ? [] : [{ name: 'required' }],
})
const empty = () => new Form<Values>({ login: '', password: '' }, required)
const filled = () => new Form<Values>({ login: 'demo', password: 'secret-1' }, required)
const DONE = { status: 'done' } as const
const refused = (error: DomainError) => ({ status: 'refused', error }) as const
const refusal = (fields: Record<string, string[]>, codes: string[] = []) =>
  refused(new DomainError('rejected', { status: 422, codes, fields }))

describe('Form', () => {
  test('a broken rule shows only after its field was touched', () => {
    const form = empty()
    expect(form.errorsOf('login')).toEqual([])
    form.touch('login')
    expect(form.errorsOf('login')).toEqual([{ name: 'required' }])
    expect(form.errorsOf('password')).toEqual([])
  })

  test('a submit touches everything and sends nothing while a rule is broken', async () => {
    const form = empty()
    let sent = 0
    expect(
      await form.submit(async () => {
        sent += 1
        return DONE
      }),
    ).toBe(false)
    expect(sent).toBe(0)
    expect(form.errorsOf('password')).toEqual([{ name: 'required' }])
  })

  test('a submit touches only the fields that are asked for at that moment', async () => {
    const byLogin = (values: Values): FormErrors<Values> =>
      values.login === 'phone' ? { login: [], password: required(values).password ?? [] } : { login: [{ name: 'odd' }] }
    const form = new Form<Values>({ login: 'email', password: '' }, byLogin)
    await form.submit(async () => DONE)
    expect(form.errorsOf('login')).toEqual([{ name: 'odd' }])
    form.set('login', 'phone')
    expect(form.errorsOf('password')).toEqual([])
    await form.submit(async () => DONE)
    expect(form.errorsOf('password')).toEqual([{ name: 'required' }])
  })

  test('says whether anything was typed: picked and suggested values are not', () => {
    const suggested: { amount: number | undefined; country: string } = { amount: undefined, country: 'it' }
    const form = new Form(suggested, () => ({}), { picked: ['country'] })
    expect(form.isTyped).toBe(false)
    form.set('amount', 500)
    expect(form.isTyped).toBe(true)
  })

  test('a second submit while one runs is ignored', async () => {
    const form = filled()
    let sent = 0
    let finish: (state: typeof DONE) => void = () => undefined
    const send = () => {
      sent += 1
      return new Promise<typeof DONE>((resolve) => {
        finish = resolve
      })
    }
    const first = form.submit(send)
    expect(await form.submit(send)).toBe(false)
    finish(DONE)
    expect(await first).toBe(true)
    expect(sent).toBe(1)
  })

  test("the server's message stays at its field until that field changes", async () => {
    const form = filled()
    await form.submit(async () => refusal({ login: ['email_taken'] }))
    form.set('password', 'secret-2')
    expect(form.errorsOf('login')).toMatchObject([{ name: 'email_taken' }])
    form.set('login', 'other')
    expect(form.errorsOf('login')).toEqual([])
  })

  test('a refusal of an unknown field is the failure of the whole form, until the next input', async () => {
    const form = filled()
    await form.submit(async () => refusal({ elsewhere: ['odd'] }, ['too_many_attempts']))
    expect(form.failure?.codes).toEqual(['too_many_attempts'])
    form.set('login', 'other')
    expect(form.failure).toBeNull()
  })

  test('a refusal of a field and of the whole form shows each in its place', async () => {
    const form = filled()
    await form.submit(async () => refusal({ login: ['email_taken'] }, ['email_taken', 'captcha']))
    expect(form.errorsOf('login')).toMatchObject([{ name: 'email_taken' }])
    expect(form.failure?.codes).toEqual(['captcha'])
  })

  test('a refusal of a field that is not asked for concerns the whole form', async () => {
    const form = new Form<Values>({ login: 'demo', password: '' }, () => ({ login: [] }))
    await form.submit(async () => refusal({ password: ['required'] }, ['required']))
    expect(form.errorsOf('password')).toEqual([])
    expect(form.failure?.codes).toEqual(['required'])
  })

  test('forgetRefusal clears the messages of the server and keeps the values', async () => {
    const form = filled()
    await form.submit(async () => refusal({ login: ['email_taken'] }, ['email_taken', 'captcha']))
    form.forgetRefusal()
    expect([form.failure, form.errorsOf('login')]).toEqual([null, []])
    expect(form.values.login).toBe('demo')
  })

  test('a broken rule of an eager field shows before it was touched', () => {
    expect(empty().errorsOf('login', true)).toEqual([{ name: 'required' }])
  })

  test("values that belong to the server's codes are kept at the field and in the failure of the whole", async () => {
    const form = filled()
    const data = { limit: 500 }
    await form.submit(async () =>
      refused(new DomainError('rejected', { codes: ['limit', 'later'], fields: { login: ['limit'] }, data })),
    )
    expect(form.errorsOf('login')).toMatchObject([{ name: 'limit', params: data }])
    expect(form.failure).toMatchObject({ codes: ['later'], data })
  })

  test.each(['constructor', '__proto__', 'toString'])('a field may be named %s', async (name) => {
    const rules = (values: Readonly<Record<string, string>>) =>
      Object.fromEntries([[name, Object.hasOwn(values, name) ? [] : [{ name: 'required' }]]])
    const form = new Form<Readonly<Record<string, string>>>({}, rules)
    expect(form.errorsOf(name)).toEqual([])
    form.touch(name)
    expect(form.errorsOf(name)).toEqual([{ name: 'required' }])
    form.set(name, 'W-1')
    expect([form.hasFrontErrors, form.errorsOf(name)]).toEqual([false, []])
    await form.submit(async () => refusal(Object.fromEntries([[name, ['odd']]])))
    expect(form.errorsOf(name)).toMatchObject([{ name: 'odd' }])
  })

  test('another action of the form checks no rule, and its failure shows like that of a submit', async () => {
    const form = empty()
    expect(await form.run(async () => refusal({}, ['later']))).toBe(false)
    expect([form.failure?.codes, form.errorsOf('login')]).toEqual([['later'], []])
    expect(await form.run(async () => DONE)).toBe(true)
    expect(form.failure).toBeNull()
  })

  test('forgetMessages clears all messages and keeps the values', async () => {
    const form = empty()
    form.set('login', 'demo')
    form.touch('password')
    form.forgetMessages()
    expect(form.errorsOf('password')).toEqual([])
    expect(form.values.login).toBe('demo')
  })

  test('all codes of the server are at their field, in order, with the time to wait', async () => {
    const form = filled()
    const error = new DomainError('rejected', {
      status: 429,
      codes: ['weak', 'too_many_sends'],
      fields: { password: ['weak', 'too_many_sends'] },
      retryAfterMs: 60_000,
    })
    await form.submit(async () => refused(error))
    expect(form.errorsOf('password')).toEqual([
      { name: 'weak', retryAfterMs: 60_000 },
      { name: 'too_many_sends', retryAfterMs: 60_000 },
    ])
  })

  test('after a failure the values stay and the form can be sent again', async () => {
    const form = filled()
    await form.submit(() => Promise.reject(new Error('cut')))
    expect(form.values).toEqual({ login: 'demo', password: 'secret-1' })
    expect(form.isSubmitting).toBe(false)
    expect(await form.submit(async () => DONE)).toBe(true)
  })

  test.each(['missing', 'unclear', 'asked'] as const)('of a press that is %s the error is shown', async (status) => {
    const form = filled()
    const error = new DomainError('timeout')
    expect(await form.submit(async () => ({ status, error }))).toBe(false)
    expect(form.failure).toBe(error)
  })

  test('a form that is emptied has neither values nor messages, also while it is being sent', async () => {
    const form = filled()
    form.set('login', 'other')
    await form.submit(async () => {
      form.reset()
      return DONE
    })
    expect([form.values.login, form.isUnsaved]).toEqual(['demo', false])
    form.set('login', 'other')
    expect(form.isUnsaved).toBe(true)
  })

  describe('is unsaved', () => {
    test('if it was not sent or its outcome is unknown, but not while it is being sent', async () => {
      const form = filled()
      form.set('login', 'other')
      const sending = form.submit(async () => IDLE)
      expect(form.isUnsaved).toBe(false)
      expect(await sending).toBe(false)
      expect([form.isUnsaved, form.failure]).toEqual([true, null])
    })

    test('neither when empty, nor touched, nor with its initial values', () => {
      const form = new Form({ login: 'demo', password: '' }, required)
      form.touch('login')
      form.touch('password')
      expect(form.isUnsaved).toBe(false)
    })

    test('with typed values, until they are removed', () => {
      const form = new Form({ login: 'demo', password: '' }, required)
      form.set('password', 'secret-1')
      expect(form.isUnsaved).toBe(true)
      form.set('password', '')
      form.set('login', 'somebody')
      expect(form.isUnsaved).toBe(true)
      form.set('login', 'demo')
      expect(form.isUnsaved).toBe(false)
    })

    test('not because of picked fields', () => {
      const form = new Form({ login: '', password: '' }, required, { picked: ['login'] })
      form.set('login', 'demo')
      expect(form.isUnsaved).toBe(false)
    })

    test('after a refusal, not after success, and again if typed in meanwhile', async () => {
      const form = empty()
      form.set('login', 'demo')
      form.set('password', 'secret-1')
      await form.submit(async () => refusal({}, ['wrong']))
      expect(form.isUnsaved).toBe(true)
      await form.submit(async () => DONE)
      expect(form.isUnsaved).toBe(false)
      await form.submit(async () => {
        form.set('password', 'secret-2')
        return DONE
      })
      expect(form.isUnsaved).toBe(true)
    })
  })

  test('newer initial values replace what was not changed', () => {
    const form = filled()
    form.set('password', 'typed-1')
    form.rebase({ login: 'other', password: 'secret-2' })
    expect(form.values).toEqual({ login: 'other', password: 'typed-1' })
    expect(form.isUnsaved).toBe(true)
    form.reset()
    expect(form.values).toEqual({ login: 'other', password: 'secret-2' })
    expect(form.isUnsaved).toBe(false)
  })

  test('an emptied field is unsaved if it was not empty at first', () => {
    const form = filled()
    form.set('login', '')
    expect(form.isUnsaved).toBe(true)
    const blank = empty()
    blank.set('login', 'a')
    blank.set('login', '')
    expect(blank.isUnsaved).toBe(false)
  })
})
