import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'
import { levelOf, pointsOfLevel } from './levels.ts'

describe('an account', () => {
  let sandbox: TestSandbox
  let token: string
  beforeEach(async () => {
    sandbox = openTestSandbox()
    token = await sandbox.signIn()
  })
  afterEach(() => sandbox.app.close())

  it('of the demo player has data for every screen', async () => {
    expect((await sandbox.get('/json-api/users/balance', { token })).body['data']).toMatchObject({
      balance: 1_245_650,
      currency: 'RUB',
      bonus: 150_000,
      wagering: 360_000,
      winback: 12_500,
      is_active_bonus: true,
      compoint_balance: 340,
    })
    expect((await sandbox.get('/json-api/levels/user-level', { token, locale: 'it' })).body['data']).toEqual({
      index: 4,
      name: 'Bronzo',
      image: '/cdn/levels/4.png',
      progress: 42,
    })
    expect((await sandbox.get('/json-api/user-notifications?offset=0', { token })).body['data']).toHaveLength(5)
    expect((await sandbox.get('/json-api/user-notifications?offset=3', { token })).body['data']).toHaveLength(2)
    expect((await sandbox.get('/json-api/v2/games/recent', { token })).body['data']).toHaveLength(8)
    expect((await sandbox.get('/json-api/users/statistics/today-deposit-amount', { token })).body['data']).toEqual({
      amount: 1_500_000,
      currency: 'RUB',
    })
  })

  it('changes the sent fields only', async () => {
    expect(
      (await sandbox.put('/json-api/users/profile', { firstname: 'Мария', address: 'Тверская, 1' }, { token })).body,
    ).toEqual({ success: true })
    expect((await sandbox.get('/json-api/users/profile', { token })).body['data']).toMatchObject({
      firstname: 'Мария',
      lastname: 'Лисицын',
      address: 'Тверская, 1',
      birthday: '1990-05-17',
    })
  })

  it.each([
    [{ firstname: 'x'.repeat(36) }, 'maxLength', 'firstname'],
    [{ lastname: '<script>' }, 'nameValidationRule', 'lastname'],
    [{ birthday: '2020-01-01' }, 'underageDate', 'birthday'],
    [{ gender: 'x' }, 'invalid', 'gender'],
  ])('refuses %o', async (change, code, field) => {
    const { status, body } = await sandbox.put('/json-api/users/profile', change, { token })
    expect([status, body['errors']]).toEqual([422, [{ code, field }]])
  })

  it('keeps a birthday that was verified', async () => {
    await sandbox.post('/__sandbox/players/demo@croupier.test/flags', { flags: { birthday_verified: true } })
    const { body } = await sandbox.put('/json-api/users/profile', { birthday: '1991-01-01' }, { token })
    expect(body['errors']).toEqual([{ code: 'birthday_verified', field: 'birthday' }])
  })

  it('cannot mark another player’s message as read', async () => {
    const other = await sandbox.player()
    expect((await sandbox.post('/json-api/user-notifications/read/1', undefined, { token: other.token })).status).toBe(
      404,
    )
  })

  it.each(['profile', 'balance', 'statistics/today-deposit-amount'])('shows users/%s to nobody else', async (path) => {
    expect((await sandbox.get(`/json-api/users/${path}`)).status).toBe(401)
  })
})

describe('levels', () => {
  it('begin at their points and end at the tenth', () => {
    for (let index = 1; index <= 10; index += 1)
      expect(levelOf(pointsOfLevel(index), 'en')).toMatchObject({ index, progress: index === 10 ? 100 : 0 })
    expect(levelOf(pointsOfLevel(5) - 1, 'en')).toMatchObject({ index: 4, progress: 99 })
  })
})
