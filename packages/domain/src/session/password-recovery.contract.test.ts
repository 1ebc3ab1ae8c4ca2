/**
 * @promise Session and tokens: recovery by mail and by phone; link and old password no longer work afterwards
 * @proof recovery-rules.test, password-recovery.stories (CodePasted)
 * @journey accounts/recovery
 */

import { expect, test } from 'vitest'
import { openSandbox } from '../testing/open-sandbox.ts'
import { guestOf } from '../testing/visitor.ts'
import { PasswordRecovery } from './password-recovery.ts'
import { rawPost } from '../testing/raw-calls.ts'

const sandbox = await openSandbox()

const recoveryOf = async (login: string) => {
  await sandbox.control.createPlayer({ login, password: 'forgotten-1' })
  return new PasswordRecovery(guestOf(sandbox).http)
}
const codeFor = async (login: string): Promise<string> => {
  const messages = await sandbox.control.outbox(login)
  return messages[0]?.code ?? ''
}

test('a link is mailed, its code allows one new password, and no second', async () => {
  const login = 'forgetful@example.test'
  const recovery = await recoveryOf(login)
  expect(await recovery.request.run(` ${login} `)).toMatchObject({ status: 'done' })
  const code = await codeFor(login)
  expect(await recovery.check.run(code)).toMatchObject({ status: 'done' })
  expect(await recovery.restore.run({ code, password: 'remembered-1' })).toMatchObject({ status: 'done' })
  const { http } = guestOf(sandbox)
  expect(await rawPost(http, '/json-api/login', { login, password: 'remembered-1' }, { auth: false })).toHaveProperty(
    'access',
  )
  expect(await recovery.restore.run({ code, password: 'remembered-2' })).toMatchObject({
    status: 'refused',
    error: { codes: ['invalid_code'] },
  })
})

test('a password the platform refuses keeps the code good', async () => {
  const login = 'weak@example.test'
  const recovery = await recoveryOf(login)
  await recovery.request.run(login)
  const code = await codeFor(login)
  expect(await recovery.restore.run({ code, password: 'пароль' })).toMatchObject({
    status: 'refused',
    error: { fields: { password: ['notCyrillic'] } },
  })
  expect(await recovery.check.run(code)).toMatchObject({ status: 'done' })
})

test('an unknown login is answered like any other', async () => {
  const recovery = await recoveryOf('somebody@example.test')
  expect(await recovery.request.run('nobody@example.test')).toMatchObject({ status: 'done' })
})
