import { expect, test } from 'vitest'
import { PasskeyLogin } from '../../session/passkey-login.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { Passkeys } from './passkeys-store.ts'

const sandbox = await openSandbox()

test('the platform asks for a passkey of this host, and takes none that does not answer its challenge', async () => {
  const { http } = await playerOf(sandbox, { login: 'passkeys@example.test', password: 'password-1' })
  const { lifetime, reads } = createLifetime()
  const passkeys = new Passkeys({ http, reads })
  lifetime.start()
  expect(await passkeys.list.load()).toEqual([])
  const asked: object[] = []
  const state = await passkeys.add.run((options) => {
    asked.push(options)
    return Promise.resolve({ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} })
  })
  expect(asked).toMatchObject([{ rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } }])
  expect(state).toMatchObject({ status: 'refused', error: { codes: ['passkey_invalid'] } })
  expect(await passkeys.remove.run('AAAA')).toMatchObject({ status: 'done' })
  lifetime.dispose()
})

test('a passkey that the platform does not know logs nobody in', async () => {
  const login = new PasskeyLogin({ ...guestOf(sandbox), session: { signIn: async (ask) => void (await ask()) } })
  const state = await login.logIn.run(() => Promise.resolve({ id: 'AAAA' }))
  expect(state).toMatchObject({ status: 'refused', error: { codes: ['passkey_unknown'] } })
})
