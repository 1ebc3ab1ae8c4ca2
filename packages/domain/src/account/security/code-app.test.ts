/**
 * @promise Account security: an app for codes is said to be set up, or turned off, only when the platform has said so
 * @demand secondFactor
 * @proof here, security-page.stories (AppSetUp, AppTurnedOff)
 * @journey accounts/security/second-factor
 */

import { expect, test } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { CodeApp } from './code-app-store.ts'

const PATH = '/json-api/users/second-factor'
const without = { data: { app_since: null, is_demanded: true } }
const withApp = { data: { app_since: '2026-05-01T10:00:00Z' } }
const SINCE = Date.UTC(2026, 4, 1, 10)

function open(answer: unknown = without) {
  const http = new FakeHttp().reply(PATH, answer)
  const { lifetime, reads } = createLifetime()
  const app = new CodeApp({ http, reads })
  lifetime.start()
  return { http, app }
}

test.each([
  [without, { since: null, isDemanded: true }],
  [withApp, { since: SINCE, isDemanded: false }],
  [{ data: {} }, { since: null, isDemanded: false }],
])('%j', async (answer, state) => {
  expect(await open(answer).app.state.load()).toEqual(state)
})

test.each(['http://example.test/', 'otpauth:totp', 'javascript:alert(1)', null])(
  '%j is no address of an app',
  async (uri) => {
    const { http, app } = open()
    http.reply(`${PATH}/app`, { secret: 'JBSWY3DP', uri })
    expect((await app.begin.run()).status).not.toBe('done')
  },
)

test('a code of the app ends the setting up, and the page knows it', async () => {
  const { http, app } = open()
  await app.state.load()
  http.serve(`${PATH}/app/confirm`, ({ body }) => {
    expect(body).toEqual({ code: '123456' })
    http.reply(PATH, withApp)
    return { success: true }
  })
  expect(await app.confirm.run('123456')).toMatchObject({ status: 'done', request: null })
  expect(app.state.value?.since).toBe(SINCE)
})

test.each([
  ['confirm', withApp, 'done'],
  ['confirm', without, 'missing'],
  ['remove', without, 'done'],
  ['remove', withApp, 'missing'],
] as const)('%s without an answer is settled by what the platform says: %j', async (press, says, status) => {
  const { http, app } = open(says)
  http.serve(`${PATH}/app/${press}`, () => {
    throw new DomainError('timeout')
  })
  expect(await app[press].run('123456')).toMatchObject({ status })
})

test('a wrong code is a refusal, also where the platform has the app', async () => {
  const { http, app } = open(withApp)
  http.serve(`${PATH}/app/remove`, () => {
    throw new DomainError('rejected', { status: 422, codes: ['invalid_code'], fields: { code: ['invalid_code'] } })
  })
  expect(await app.remove.run('000000')).toMatchObject({ status: 'refused' })
})
