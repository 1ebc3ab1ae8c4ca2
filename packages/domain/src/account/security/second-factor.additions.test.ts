import { codeOfApp } from '@croupier/platform-fixtures/sandbox'
import { expect, test } from 'vitest'
import type { TokenAnswer } from '../../core/index.ts'
import { SecondFactor } from '../../session/second-factor.ts'
import { createSessionApi } from '../../session/session-api.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { CodeApp } from './code-app-store.ts'

const sandbox = await openSandbox()
const clock = { now: () => Date.now(), sync: () => {}, set: () => {}, offset: 0 }
const HALF_MINUTE_MS = 30_000

test('an app is set up, asked for at the login, replaced by a sent code, and turned off', async () => {
  const credentials = { login: 'second-factor@example.test', password: 'password-1' }
  const { http } = await playerOf(sandbox, credentials)
  const { lifetime, reads } = createLifetime()
  const app = new CodeApp({ http, reads })
  lifetime.start()
  expect(await app.state.load()).toEqual({ since: null, isDemanded: false })
  const begun = await app.begin.run()
  if (begun.status !== 'done') throw new Error(begun.status)
  const { secret } = begun.value
  expect(await app.confirm.run('000000')).toMatchObject({ status: 'refused', error: { codes: ['invalid_code'] } })
  const began = Date.now()
  expect((await app.confirm.run(codeOfApp(secret, began))).status).toBe('done')
  expect(app.state.value?.since).not.toBeNull()

  const guest = guestOf(sandbox)
  const signedIn: TokenAnswer[] = []
  const session = { signIn: async (ask: () => Promise<TokenAnswer>) => void signedIn.push(await ask()) }
  const factor = new SecondFactor({ http: guest.http, clock, session })
  const asked = await createSessionApi(guest.http).login(credentials)
  if (!('challenge' in asked)) throw new Error('nothing was asked')
  expect(asked.ways.map(({ way }) => way)).toEqual(['app', 'email'])
  factor.ask(asked)
  expect(await factor.confirm.run(codeOfApp(secret, began))).toMatchObject({ status: 'refused' })
  expect((await factor.send.run('email')).status).toBe('done')
  const { code = '' } = await sandbox.control.newMessage(credentials.login)
  expect((await factor.confirm.run(code)).status).toBe('done')
  expect(signedIn[0]?.access).toBeDefined()

  expect((await app.remove.run(codeOfApp(secret, began + HALF_MINUTE_MS))).status).toBe('done')
  expect(app.state.value?.since).toBeNull()
  lifetime.dispose()
})
