import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

const PATH = '/json-api/users/restore-password'
const LOGIN = 'demo@croupier.test'

describe('a forgotten password', () => {
  let sandbox: TestSandbox
  beforeEach(() => {
    sandbox = openTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const sent = (to: string) => sandbox.platform.outbox.messages(to)[0]

  it('is replaced by a link in the mail, which works once and ends every session', async () => {
    const token = await sandbox.signIn()
    await sandbox.post(`${PATH}/request`, { login: LOGIN }, { locale: 'it' })
    const mail = sent(LOGIN)
    expect(mail).toMatchObject({ kind: 'email', subject: 'La tua nuova password', link: `/new-password/${mail?.code}` })
    const order = { code: mail?.code, password: 'another-one' }
    expect((await sandbox.post(`${PATH}/check`, order)).body).toEqual({ success: true })
    expect((await sandbox.post(`${PATH}/restore`, order)).body).toEqual({ success: true })
    expect((await sandbox.post(`${PATH}/restore`, order)).status).toBe(422)
    expect((await sandbox.get('/json-api/users/profile', { token })).status).toBe(401)
    expect((await sandbox.post('/json-api/login', { login: LOGIN, password: 'another-one' })).status).toBe(200)
    expect((await sandbox.post('/json-api/login', { login: LOGIN, password: 'demo-player-1' })).status).toBe(401)
  })

  it('by phone comes as a code', async () => {
    await sandbox.post(`${PATH}/request`, { login: '+7 900 123-45-67' })
    expect(sent('79001234567')?.code).toMatch(/^\d{6}$/)
  })

  it('sends nothing to an unknown login and answers alike', async () => {
    const { status, body } = await sandbox.post(`${PATH}/request`, { login: 'nobody@croupier.test' })
    expect([status, body]).toEqual([200, { success: true }])
    expect(sent('nobody@croupier.test')).toBeUndefined()
  })

  it('keeps the code when the new password is refused', async () => {
    await sandbox.post(`${PATH}/request`, { login: LOGIN })
    const code = sent(LOGIN)?.code
    const { body } = await sandbox.post(`${PATH}/restore`, { code, password: 'короткий' })
    expect(body['errors']).toEqual([{ code: 'notCyrillic', field: 'password' }])
    expect((await sandbox.post(`${PATH}/check`, { code })).status).toBe(200)
  })

  it('limits requests and guesses, and a link expires after an hour', async () => {
    for (let count = 0; count < 5; count += 1) await sandbox.post(`${PATH}/request`, { login: LOGIN })
    expect((await sandbox.post(`${PATH}/request`, { login: LOGIN })).body['errors']).toEqual([
      { code: 'too_many_sends' },
    ])
    for (let count = 0; count < 10; count += 1) await sandbox.post(`${PATH}/check`, { code: 'guess' })
    expect((await sandbox.post(`${PATH}/check`, { code: 'guess' })).body['errors']).toEqual([
      { code: 'code_attempts_exceeded' },
    ])
    sandbox.platform.clock.advance(60 * 60_000)
    expect((await sandbox.post(`${PATH}/check`, { code: sent(LOGIN)?.code })).body['errors']).toEqual([
      { code: 'invalid_code', field: 'code' },
    ])
  })
})
