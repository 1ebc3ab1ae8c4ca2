import { beforeEach, describe, expect, it } from 'vitest'
import { aSandbox } from '../testing/test-sandbox.ts'
import { levelOf, pointsOfLevel } from './levels.ts'

describe('an account', () => {
  const sandbox = aSandbox()
  let token: string
  beforeEach(async () => {
    token = await sandbox.signIn()
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
