import { describe, expect, it } from 'vitest'
import { aSandbox } from '../testing/test-sandbox.ts'

const PATH = '/json-api/users/restore-password'
const LOGIN = 'demo@croupier.test'

describe('a forgotten password', () => {
  const sandbox = aSandbox()

  const sent = (to: string) => sandbox.platform.outbox.messages(to)[0]

  it('by phone comes as a code', async () => {
    await sandbox.post(`${PATH}/request`, { login: '+7 900 123-45-67' })
    expect(sent('79001234567')?.code).toMatch(/^\d{6}$/)
  })

  it('sends nothing to an unknown login and answers alike', async () => {
    const { status, body } = await sandbox.post(`${PATH}/request`, { login: 'nobody@croupier.test' })
    expect([status, body]).toEqual([200, { success: true }])
    expect(sent('nobody@croupier.test')).toBeUndefined()
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
