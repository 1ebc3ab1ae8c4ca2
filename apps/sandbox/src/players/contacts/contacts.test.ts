import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGamesApp } from '../../app/games-app.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts'

const PHONE = '79215550101'
const CREATE = '/json-api/players/contacts/create'
const VERIFY = '/json-api/players/phones/verify'
const CONFIRM = '/json-api/players/phones/confirm'
const LIMIT = { errors: [{ code: 'max_attempts_used' }], is_max_attempts_used: true }

describe('a contact that waits for its confirmation', () => {
  let sandbox: TestSandbox
  beforeEach(() => {
    sandbox = openTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const waiting = async (token: string) =>
    (await sandbox.get('/json-api/players/contacts/onverification', { token })).body['data']
  const profile = async (token: string) => (await sandbox.get('/json-api/users/profile', { token })).body['data']
  const sent = (to: string) => sandbox.platform.outbox.messages(to)
  const code = (to = PHONE) => sent(to)[0]?.code ?? ''
  const wrongCode = () => String((Number(code()) + 1) % 10_000).padStart(4, '0')

  it('is a phone that is confirmed by its code, without a new session', async () => {
    const { token } = await sandbox.player()
    const created = await sandbox.post(`${CREATE}/phone`, { value: `+${PHONE}` }, { token })
    expect(created.body).toMatchObject({ success: true, is_max_attempts_used: false })
    expect(await waiting(token)).toMatchObject([{ type: 'phone', value: PHONE }])
    const confirmed = await sandbox.post(CONFIRM, { code: code(), phone: PHONE }, { token })
    expect(confirmed.body).toEqual({ success: true })
    expect(await waiting(token)).toEqual([])
    expect(await profile(token)).toMatchObject({ phones: [{ value: PHONE, is_primary: true }] })
    expect((await sandbox.post(`${CREATE}/phone`, { value: '79215550102' }, { token })).body['errors']).toEqual([
      { code: 'only_support', field: 'value' },
    ])
  })

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

  it('has five wrong codes, whichever code they are for', async () => {
    const { token, login } = await sandbox.player()
    await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token })
    const guess = () => sandbox.post(CONFIRM, { code: wrongCode(), phone: PHONE }, { token })
    for (let count = 0; count < 3; count += 1)
      expect((await guess()).body).toEqual({ errors: [{ code: 'invalid_code', field: 'code' }] })
    sandbox.platform.clock.advance(36_000)
    expect((await sandbox.post(VERIFY, { phone: PHONE }, { token })).body).toEqual({ success: true, retryAfter: 35 })
    expect((await guess()).status).toBe(422)
    for (const answer of [await guess(), await guess()]) expect(answer).toMatchObject({ status: 422, body: LIMIT })
    sandbox.platform.clock.advance(36_000)
    expect((await sandbox.post(VERIFY, { phone: PHONE }, { token })).body).toEqual(LIMIT)
    expect((await sandbox.post(`${CREATE}/phone`, { value: PHONE }, { token })).body).toEqual(LIMIT)
    await sandbox.post(`/__sandbox/players/${login}/contacts/phone`, { status: 'open' })
    await sandbox.post(VERIFY, { phone: PHONE }, { token })
    expect((await sandbox.post(CONFIRM, { code: code(), phone: PHONE }, { token })).body).toEqual({ success: true })
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

  it('is an email that is confirmed by the link of its mail', async () => {
    await sandbox.post('/__sandbox/players', { login: PHONE, password: 'a-password' })
    const token = await sandbox.signIn(PHONE, 'a-password')
    await sandbox.post(`${CREATE}/email`, { value: 'New@Croupier.test' }, { token, locale: 'it' })
    const [mail] = sent('new@croupier.test')
    expect(mail).toMatchObject({ kind: 'email', subject: 'Conferma la tua email' })
    const games = createGamesApp(sandbox.platform)
    const open = async () => (await games.inject({ url: mail?.link ?? '' })).statusCode
    expect([await open(), await open()]).toEqual([200, 404])
    await games.close()
    expect(await profile(token)).toMatchObject({
      emails: [{ value: 'new@croupier.test', is_primary: true, is_verified: true }],
    })
  })

  it('sends a mail once in five minutes, and says when it is confirmed', async () => {
    await sandbox.post('/__sandbox/players', { login: 'wait@croupier.test', password: 'a-password', unconfirmed: true })
    const token = await sandbox.signIn('wait@croupier.test', 'a-password')
    const [{ id }] = (await waiting(token)) as [{ id: number }]
    const request = () => sandbox.post(`/json-api/players/contacts/email-verification/request/${id}`, {}, { token })
    expect((await request()).body).toEqual({ success: true, confirmed: false, is_max_attempts_used: false })
    const tooSoon = await request()
    expect([tooSoon.status, tooSoon.headers['retry-after'], tooSoon.body['errors']]).toEqual([
      429,
      '300',
      [{ code: 'too_many_sends' }],
    ])
    sandbox.platform.clock.advance(300_000)
    expect((await request()).status).toBe(200)
    expect(sent('wait@croupier.test')).toHaveLength(2)
    await sandbox.post('/__sandbox/players/wait@croupier.test/contacts/email', { status: 'confirmed' })
    expect((await request()).body).toMatchObject({ confirmed: true })
    expect(await profile(token)).toMatchObject({ emails: [{ is_verified: true }] })
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
