import { describe, expect, it } from 'vitest'
import { objectsIn } from '../testing/read-answer.ts'
import { aSandbox } from '../testing/test-sandbox.ts'

const REGISTER = '/json-api/users/register'
const form = {
  email: 'new@croupier.test',
  password: 'long-enough',
  currency: 'EUR',
  country: 'it',
  nickname: 'Nuovo',
  birthday: '1995-02-28',
  consent: true,
}
const byPhone = { ...form, email: undefined, phone: '+39 320 1234567', nickname: 'Telefono' }

describe('registration', () => {
  const sandbox = aSandbox()

  it('lets another player register an unconfirmed phone', async () => {
    await sandbox.post(REGISTER, byPhone)
    sandbox.platform.clock.advance(60_000)
    const { status } = await sandbox.post(REGISTER, { ...byPhone, nickname: 'Secondo' })
    expect(status).toBe(200)
    await sandbox.post('/json-api/players/phones/confirm', { code: sandbox.codes('393201234567')[0] })
    sandbox.platform.clock.advance(60_000)
    const third = await sandbox.post(REGISTER, { ...byPhone, nickname: 'Terzo' })
    expect(third.body['errors']).toEqual([{ code: 'phone_taken', field: 'phone' }])
  })

  it('lets a player whose answer was lost register again under the same nickname', async () => {
    await sandbox.post(REGISTER, byPhone)
    sandbox.platform.clock.advance(60_000)
    const { status } = await sandbox.post(REGISTER, byPhone)
    expect(status).toBe(200)
    expect(sandbox.platform.players.byLogin('393201234567')?.nickname).toBe('Telefono')
  })

  it('creates no player if the code may not be sent', async () => {
    await sandbox.post(REGISTER, byPhone)
    const { status } = await sandbox.post(REGISTER, { ...byPhone, nickname: 'Subito' })
    expect(status).toBe(429)
    expect(sandbox.platform.players.isNicknameFree('Subito')).toBe(true)
    expect(sandbox.platform.players.byLogin('393201234567')?.nickname).toBe('Telefono')
  })

  it.each([
    ['email', { email: 'no-at-sign' }, 'email'],
    ['email', { email: 'demo@croupier.test' }, 'email_taken'],
    ['email', { email: '' }, 'required'],
    ['phone', { email: undefined, phone: '+7 900' }, 'minPhoneLength'],
    ['phone', { email: undefined, phone: '79001234567' }, 'phone_taken'],
    ['password', { password: 'короткий пароль' }, 'notCyrillic'],
    ['password', { password: 'short' }, 'minLength'],
    ['password', { password: undefined }, 'required'],
    ['currency', { currency: 'DOGE' }, 'required'],
    ['country', { country: 'xx' }, 'required'],
    ['nickname', { nickname: 'luckyfox' }, 'nickname_taken'],
    ['nickname', { nickname: '<b>' }, 'nameValidationRule'],
    ['birthday', { birthday: '2001-02-30' }, 'invalidDate'],
    ['birthday', { birthday: '28/02/1995' }, 'invalidDate'],
    ['consent', { consent: false }, 'required'],
  ])('refuses a wrong %s: %o', async (field, change, code) => {
    const { status, body } = await sandbox.post(REGISTER, { ...form, ...change })
    expect([status, body['errors']]).toEqual([422, [{ code, field }]])
  })

  it('asks for what the market wants to know of a person, and gives each number one account', async () => {
    const register = (market: string, fields: object) =>
      sandbox.post(REGISTER, { ...form, ...fields }, { headers: { 'x-market': market } })
    const missing = await register('it', {})
    expect(objectsIn(missing.body['errors']).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'address',
      'codiceFiscale',
      'documentKind',
      'documentNumber',
      'documentIssuer',
      'documentExpiry',
    ])
    const br = { currency: 'BRL', country: 'br' }
    expect((await register('br', { ...br, cpf: '529.982.247-25' })).body['errors']).toEqual([
      { code: 'cpf', field: 'cpf' },
    ])
    expect((await register('br', { ...br, cpf: '52998224725' })).status).toBe(200)
    const again = { ...br, cpf: '52998224725', email: 'other@croupier.test', nickname: 'Altro' }
    expect((await register('br', again)).body['errors']).toEqual([{ code: 'cpf_taken', field: 'cpf' }])
    const person = { firstName: 'Ada', lastName: 'Byron', address: '12 St James’s Square' }
    expect((await register('gb', { ...person, email: 'ada@croupier.test', nickname: 'Ada' })).status).toBe(200)
    expect(sandbox.platform.players.byLogin('ada@croupier.test')).toMatchObject({
      firstname: 'Ada',
      lastname: 'Byron',
      address: '12 St James’s Square',
    })
  })

  it('asks for what the market wants to know of a document, which must be valid', async () => {
    sandbox.platform.clock.setTo(Date.parse('2026-03-09T23:30:00Z'))
    const document = {
      documentKind: 'identityCard',
      documentNumber: 'CA00000AA',
      documentIssuer: 'Comune di Roma',
      documentExpiry: '2026-03-09',
    }
    const person = { firstName: 'Ada', lastName: 'Byron', address: 'Via Roma 1', codiceFiscale: 'BYRDAA95B68H501X' }
    const register = (fields: object) =>
      sandbox.post(REGISTER, { ...form, ...person, ...document, ...fields }, { headers: { 'x-market': 'it' } })
    const refused = async (fields: object) => objectsIn((await register(fields)).body['errors'])
    expect(await refused({ documentKind: 'healthCard' })).toEqual([{ code: 'documentKind', field: 'documentKind' }])
    expect(await refused({ documentNumber: 'CA 00000 AA' })).toEqual([
      { code: 'documentNumber', field: 'documentNumber' },
    ])
    expect(await refused({ documentExpiry: '2026-02-30' })).toEqual([{ code: 'invalidDate', field: 'documentExpiry' }])
    expect(await refused({ documentExpiry: '2026-03-08' })).toEqual([
      { code: 'documentExpired', field: 'documentExpiry' },
    ])
    expect((await register({})).status).toBe(200)
    const kept = sandbox.platform.database.get('SELECT kind, number, issuer, expires_on FROM identity_documents')
    expect(kept).toMatchObject({
      kind: 'identityCard',
      number: 'CA00000AA',
      issuer: 'Comune di Roma',
      expires_on: '2026-03-09',
    })
  })

  it('accepts the eighteenth birthday, not the day before', async () => {
    sandbox.platform.clock.setTo(Date.parse('2026-03-09T12:00:00Z'))
    const young = await sandbox.post(REGISTER, { ...form, birthday: '2008-03-10' })
    expect(young.body['errors']).toEqual([{ code: 'underageDate', field: 'birthday' }])
    expect((await sandbox.post(REGISTER, { ...form, birthday: '2008-03-09' })).status).toBe(200)
  })

  it('names all wrong fields at once', async () => {
    const { body } = await sandbox.post(REGISTER, {})
    const fields = objectsIn(body['errors']).map(({ field }) => field)
    expect(fields).toEqual(['email', 'password', 'currency', 'country', 'birthday', 'consent'])
  })

  it('requires the captcha if it is switched on', async () => {
    await sandbox.post('/__sandbox/serverdata', { captcha: { enabled_register: true } })
    const refused = await sandbox.post(REGISTER, form)
    expect(refused.body['errors']).toEqual([{ code: 'captcha', field: 'captcha' }])
    const robot = await sandbox.post(REGISTER, { ...form, captcha: { token: 'made-up', version: 3 } })
    expect(robot.status).toBe(422)
    const person = await sandbox.post(REGISTER, {
      ...form,
      captcha: { token: `captcha.${'x'.repeat(32)}`, version: 3 },
    })
    expect(person.status).toBe(200)
  })
})
