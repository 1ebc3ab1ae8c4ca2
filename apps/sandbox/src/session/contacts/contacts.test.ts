import { describe, expect, it } from 'vitest'
import { aSandbox } from '../../testing/test-sandbox.ts'

const PHONE = '79215550101'
const CREATE = '/json-api/players/contacts/create'
const VERIFY = '/json-api/players/phones/verify'
const CONFIRM = '/json-api/players/phones/confirm'
const LIMIT = { errors: [{ code: 'max_attempts_used' }], is_max_attempts_used: true }

describe('a contact that waits for its confirmation', () => {
  const sandbox = aSandbox()

  const waiting = async (token: string) =>
    (await sandbox.get('/json-api/players/contacts/onverification', { token })).body['data']
  const profile = async (token: string) => (await sandbox.get('/json-api/users/profile', { token })).body['data']
  const code = (to = PHONE) => sandbox.codes(to)[0] ?? ''

  it('is confirmed also by a call that names neither player nor phone', async () => {
    const { token } = await sandbox.player()
    await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token })
    expect((await sandbox.post(CONFIRM, { code: code() })).body).toEqual({ success: true })
    expect(await waiting(token)).toEqual([])
  })

  it('is changed as long as it is not confirmed: the old one is gone at once', async () => {
    const token = await sandbox.signIn()
    expect(await waiting(token)).toMatchObject([{ type: 'phone', value: '79001234567' }])
    await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token })
    expect(await profile(token)).toMatchObject({ phones: [] })
    expect(await waiting(token)).toMatchObject([{ type: 'phone', value: PHONE }])
  })

  it('stays with who signs in with it: registration confirms its own phone', async () => {
    const { token } = await sandbox.player()
    await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token })
    await sandbox.post('/__sandbox/players', { login: PHONE, password: 'a-password', unconfirmed: true })
    sandbox.platform.clock.advance(36_000)
    await sandbox.post(VERIFY, { phone: PHONE })
    expect((await sandbox.post(CONFIRM, { code: code(), phone: PHONE })).body).toHaveProperty('access')
    expect(await profile(token)).toMatchObject({ phones: [] })
  })

  it('has five messages in a day', async () => {
    const { token, login } = await sandbox.player()
    for (let count = 0; count < 5; count += 1) {
      const { status } = await sandbox.post(`${CREATE}/phone`, { value: `7921555020${count}` }, { token })
      expect(status).toBe(200)
    }
    expect((await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token })).body).toEqual(LIMIT)
    sandbox.platform.clock.advance(24 * 3_600_000)
    const later = await sandbox.signIn(login, 'a-password')
    expect((await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token: later })).status).toBe(200)
  })

  it.each([
    ['phone', '', 'required'],
    ['phone', '7921', 'minPhoneLength'],
    ['phone', '79001234567', 'phone_taken'],
    ['email', 'other@croupier.test', 'only_support'],
  ])('refuses a %s %j: %s', async (type, value, expected) => {
    const { token } = await sandbox.player()
    const { status, body } = await sandbox.post(`${CREATE}/${type}`, { value }, { token })
    expect([status, body['errors']]).toEqual([422, [{ code: expected, field: 'value' }]])
  })

  it('is nothing for others: a strange id, a guest, an unknown kind', async () => {
    const { token } = await sandbox.player()
    expect((await sandbox.post(`${CREATE}/fax`, { value: '1' }, { token })).status).toBe(404)
    expect((await sandbox.post(`${CREATE}/phone`, { value: PHONE })).status).toBe(401)
    const path = '/json-api/players/contacts/email-verification/request/3'
    expect((await sandbox.post(path, {}, { token })).status).toBe(404)
    expect((await sandbox.get('/json-api/players/contacts/onverification')).status).toBe(401)
  })
})
