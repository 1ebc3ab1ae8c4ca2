/**
 * @promise Account security: a passkey is said to be made, or removed, only when the platform has said so; a device that makes
 *   none sends nothing
 * @proof here, security-page.stories (PasskeysMade, PasskeysNotMade)
 * @journey accounts/security/passkeys
 */

import { wirePasskey } from '@croupier/platform-fixtures'
import { expect, test } from 'vitest'
import { DomainError, refusal } from '../../core/index.ts'
import { testDamagedAnswers } from '../../testing/damaged-answers.ts'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createPasskeysApi } from './passkeys-api.ts'
import { Passkeys } from './passkeys-store.ts'

const PASSKEYS = '/json-api/users/passkeys'
const answer = { data: [wirePasskey('one'), wirePasskey('two'), wirePasskey('three')] }
const options = { challenge: 'Y2hhbGxlbmdl' }

function open() {
  const http = new FakeHttp().reply(PASSKEYS, answer).reply(`${PASSKEYS}/options`, { options })
  const { lifetime, reads } = createLifetime()
  const passkeys = new Passkeys({ http, reads })
  lifetime.start()
  return { http, passkeys }
}

testDamagedAnswers('passkeys', answer, {
  read: (http) => createPasskeysApi(http).list(new AbortController().signal),
})

test('the device gets what the platform asks for, and the platform what the device answers', async () => {
  const { http, passkeys } = open()
  http.serve(PASSKEYS, (call) => {
    expect(call.body).toEqual({ credential: { id: 'made' } })
    return { success: true }
  })
  const asked: object[] = []
  const state = await passkeys.add.run((given) => {
    asked.push(given)
    return Promise.resolve({ id: 'made' })
  })
  expect([state.status, asked]).toEqual(['done', [options]])
})

test.each([
  ['is there: it is done', [wirePasskey('one'), wirePasskey('made')], 'done'],
  ['is not there: it is not done', [wirePasskey('one')], 'missing'],
])('a new passkey without an answer is settled by the list: it %s', async (_words, data, status) => {
  const { http, passkeys } = open()
  http.serve(PASSKEYS, ({ method }) => {
    if (method === 'GET') return { data }
    throw new DomainError('timeout')
  })
  expect(await passkeys.add.run(() => Promise.resolve({ id: 'made' }))).toMatchObject({ status })
})

test('a passkey that a second call of the browser finds used up is made by the first', async () => {
  const { http, passkeys } = open()
  http.serve(PASSKEYS, ({ method }) => {
    if (method === 'GET') return { data: [wirePasskey('made')] }
    throw new DomainError('rejected', { status: 422, codes: ['passkey_invalid'] })
  })
  expect(await passkeys.add.run(() => Promise.resolve({ id: 'made' }))).toMatchObject({ status: 'done' })
})

test('nothing was made where the platform does not say what it asks for', async () => {
  const { http, passkeys } = open()
  http.serve(`${PASSKEYS}/options`, () => {
    throw new DomainError('unavailable', { status: 500 })
  })
  expect(await passkeys.add.run(() => Promise.resolve({ id: 'made' }))).toMatchObject({ status: 'refused' })
})

test('a device that makes none sends nothing', async () => {
  const { http, passkeys } = open()
  const state = await passkeys.add.run(() => Promise.reject(refusal('passkey_not_used')))
  expect(state).toMatchObject({ status: 'refused', error: { codes: ['passkey_not_used'] } })
  expect(http.paths()).toEqual([`${PASSKEYS}/options`])
})

test.each([
  ['is gone: it is done', [wirePasskey('two')], 'done'],
  ['is there: it is not done', answer.data, 'missing'],
])('a removal without an answer is settled by the list: the passkey %s', async (_words, data, status) => {
  const { http, passkeys } = open()
  http.reply(PASSKEYS, { data })
  http.serve(`${PASSKEYS}/one`, () => {
    throw new DomainError('timeout')
  })
  expect(await passkeys.remove.run('one')).toMatchObject({ status })
})
