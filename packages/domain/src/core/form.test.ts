import { describe, expect, test } from 'vitest'
import { DomainError } from './errors.ts'
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
const refusal = (fields: Record<string, string[]>, codes: string[] = []) =>
  new DomainError('rejected', { status: 422, codes, fields })

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
        return null
      }),
    ).toBe(false)
    expect(sent).toBe(0)
    expect(form.errorsOf('password')).toEqual([{ name: 'required' }])
  })

  test('a second submit while one runs is ignored', async () => {
    const form = filled()
    let sent = 0
    let finish: (answer: null) => void = () => undefined
    const send = () => {
      sent += 1
      return new Promise<null>((resolve) => {
        finish = resolve
      })
    }
    const first = form.submit(send)
    expect(await form.submit(send)).toBe(false)
    finish(null)
    expect(await first).toBe(true)
    expect(sent).toBe(1)
  })

  test("the server's message stays at its field until that field changes", async () => {
    const form = filled()
    await form.submit(async () => refusal({ login: ['email_taken'] }))
    form.set('password', 'secret-2')
    expect(form.errorsOf('login')).toEqual([{ name: 'email_taken' }])
    form.set('login', 'other')
    expect(form.errorsOf('login')).toEqual([])
  })

  test('a refusal that blames no field of ours is the failure of the whole form, and input clears it', async () => {
    const form = filled()
    await form.submit(async () => refusal({ elsewhere: ['odd'] }, ['too_many_attempts']))
    expect(form.failure?.codes).toEqual(['too_many_attempts'])
    form.set('login', 'other')
    expect(form.failure).toBeNull()
  })

  test('whatever goes wrong, what was typed stays and the form can be sent again', async () => {
    const form = filled()
    await form.submit(() => Promise.reject(new Error('cut')))
    expect(form.values).toEqual({ login: 'demo', password: 'secret-1' })
    expect(form.isSubmitting).toBe(false)
    expect(await form.submit(async () => null)).toBe(true)
  })
})
