import { expect, test } from 'vitest'
import { refusal } from '../core/index.ts'
import { FakeHttp } from '../testing/fake-http.ts'
import { PasskeyLogin } from './passkey-login.ts'

const LOGIN = '/json-api/login/passkey'
const options = { challenge: 'Y2hhbGxlbmdl' }

function open() {
  const http = new FakeHttp().reply(`${LOGIN}/options`, { options }).reply(LOGIN, { success: true, expiresIn: 900 })
  const signedIn: unknown[] = []
  const login = new PasskeyLogin({
    http,
    session: {
      signIn: async (ask) => {
        signedIn.push(await ask())
      },
    },
  })
  return { http, login, signedIn }
}

test('signs in with what the device answers', async () => {
  const { http, login, signedIn } = open()
  expect(await login.use(() => Promise.resolve({ id: 'mine' }))).toMatchObject({ status: 'done', request: null })
  expect(http.last.body).toEqual({ credential: { id: 'mine' } })
  expect(signedIn).toEqual([{ expiresIn: 900 }])
})

test('signs nobody in where the device has none to use', async () => {
  const { http, login, signedIn } = open()
  const state = await login.use(() => Promise.reject(refusal('passkey_not_used')))
  expect([state.status, signedIn, http.paths()]).toEqual(['refused', [], [`${LOGIN}/options`]])
})

test('a passkey that the player chooses among suggestions signs in', async () => {
  const { http, login, signedIn } = open()
  const waiting = login.suggest((asked) => {
    expect([asked, login.logIn.state.status]).toEqual([options, 'idle'])
    return Promise.resolve({ id: 'mine' })
  })
  await waiting
  expect([http.last.body, signedIn, login.logIn.state.status]).toEqual([
    { credential: { id: 'mine' } },
    [{ expiresIn: 900 }],
    'done',
  ])
})

test('suggestions that end without a choice tell nothing', async () => {
  const { login, signedIn } = open()
  await login.suggest(() => Promise.reject(refusal('passkey_not_used')))
  expect([login.logIn.state.status, signedIn]).toEqual(['idle', []])
})
