/**
 * @promise Account security: a login that the platform asks a code for signs nobody in before it is answered
 * @demand secondFactor
 * @proof here, login-page.stories (CodeOfApp, CodeSent)
 * @journey accounts/security/second-factor
 */

import { expect, test } from 'vitest'
import { DomainError } from '../core/index.ts'
import { FakeHttp } from '../testing/fake-http.ts'
import { createSessionApi } from './session-api.ts'
import { SecondFactor } from './second-factor.ts'
import type { SecondFactorQuestion } from './second-factor-question.ts'

const LOGIN = '/json-api/login'
const ANSWER = `${LOGIN}/second-factor`
const NOW = 1_000_000
const clock = { now: () => NOW, sync: () => {}, set: () => {}, offset: 0 }

const question: SecondFactorQuestion = {
  challenge: 'c1',
  ways: [
    { way: 'app', to: null },
    { way: 'phone', to: '+7 ··· 67' },
  ],
  retryAfter: null,
}

function open() {
  const http = new FakeHttp().reply(ANSWER, { success: true, expiresIn: 900 })
  const signedIn: unknown[] = []
  const session = { signIn: async (ask: () => Promise<unknown>) => void signedIn.push(await ask()) }
  return { http, signedIn, factor: new SecondFactor({ http, clock, session }) }
}

const logIn = (second_factor: unknown) =>
  createSessionApi(new FakeHttp().reply(LOGIN, { success: true, second_factor })).login({
    login: 'a@b.c',
    password: 'p',
  })

test('a way that the site does not know costs that way, and none left the login', async () => {
  const ways = [{ way: 'pigeon' }, { way: 'email', to: 'a···@b.c' }]
  expect(await logIn({ challenge: 'c1', ways, retryAfter: 35 })).toEqual({
    challenge: 'c1',
    ways: [{ way: 'email', to: 'a···@b.c' }],
    retryAfter: 35,
  })
  await expect(logIn({ challenge: 'c1', ways: [{ way: 'pigeon' }] })).rejects.toMatchObject({
    kind: 'invalid-response',
  })
})

test('a login without a question has tokens', async () => {
  const api = createSessionApi(new FakeHttp().reply(LOGIN, { success: true, expiresIn: 900 }))
  expect(await api.login({ login: 'a@b.c', password: 'p' })).toEqual({ expiresIn: 900 })
})

test('the code answers the question, and signs in', async () => {
  const { http, signedIn, factor } = open()
  factor.ask(question)
  expect(await factor.confirm.run('123456')).toMatchObject({ status: 'done', request: null })
  expect([http.last.body, signedIn]).toEqual([{ challenge: 'c1', code: '123456' }, [{ expiresIn: 900 }]])
})

test('another way is used once its code was sent', async () => {
  const { http, factor } = open()
  factor.ask(question)
  const sending = factor.send.run('phone')
  expect(factor.way).toBe('app')
  await http.last.answer({ success: true, retryAfter: 35 })
  await sending
  expect([factor.way, factor.nextCodeAt]).toEqual(['phone', NOW + 35_000])
  factor.useApp()
  expect(factor.way).toBe('app')
})

test('too many codes: the way stays, and the time to wait is said', async () => {
  const { http, factor } = open()
  factor.ask(question)
  const sending = factor.send.run('phone')
  await http.last.fail(new DomainError('rejected', { status: 429, retryAfterMs: 20_000 }))
  expect((await sending).status).toBe('unclear')
  expect([factor.way, factor.nextCodeAt]).toEqual(['app', NOW + 20_000])
})

test('a new question begins anew', async () => {
  const { http, factor } = open()
  factor.ask(question)
  http.reply(`${ANSWER}/send`, { success: true, retryAfter: 35 })
  await factor.send.run('phone')
  factor.ask({ challenge: 'c2', ways: [{ way: 'email', to: null }], retryAfter: 60 })
  expect([factor.way, factor.nextCodeAt, factor.send.state.status]).toEqual(['email', NOW + 60_000, 'idle'])
})
