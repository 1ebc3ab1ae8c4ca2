import { expect, test } from 'vitest'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createProfileApi } from './profile-api.ts'

const PROFILE = '/json-api/users/profile'

test("a change is sent with the platform's field names and the player's session", async () => {
  const http = new FakeHttp().reply(PROFILE, { success: true })
  await createProfileApi(http).save({ firstName: 'Eve', birthday: '' })
  expect(http.calls).toMatchObject([{ method: 'PUT', path: PROFILE, auth: true }])
  expect(http.last.body).toEqual({ firstname: 'Eve', birthday: '' })
})

test('a change that is answered with success: false is refused, with its reasons by field', async () => {
  const http = new FakeHttp().reply(PROFILE, { success: false, errors: [{ code: 'invalid', field: 'firstname' }] })
  await expect(createProfileApi(http).save({ firstName: 'Eve' })).rejects.toMatchObject({
    kind: 'rejected',
    codes: ['invalid'],
    fields: { firstName: ['invalid'] },
  })
})
