import { expect, test } from 'vitest'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { guestOf, playerOf } from '../../testing/visitor.ts'
import { createParticipationApi } from '../participation/participation-api.ts'
import { createDuckHuntApi } from './duck-hunt-api.ts'

/** Of the promotion 4, duck season. */
const HUNT = '1'
const PROMOTION = '4'
const { signal } = new AbortController()

const sandbox = await openSandbox()

test('a shot counts once for its key, and its prize brings points', async () => {
  const { http } = await playerOf(sandbox, { login: 'hunter@example.test', password: 'password-1' })
  const participation = createParticipationApi(http)
  const api = createDuckHuntApi(http, true)
  await expect(api.shoot(HUNT, { target: 1, key: 'shot-of-the-contract-0' })).rejects.toMatchObject({
    codes: ['not_participant'],
  })
  await participation.join(PROMOTION)
  const { attempts, prizes } = await api.hunt(HUNT, signal)
  expect([attempts, prizes.length]).toEqual([5, 3])
  let points = 0
  for (let left = 4; left >= 0; left -= 1) {
    const call = { target: left, key: `shot-of-the-contract-${left + 1}` }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const shot = await api.shoot(HUNT, call)
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await api.shoot(HUNT, call)).toEqual(shot)
    expect(shot.attempts).toBe(left)
    points += shot.prize?.points ?? 0
  }
  expect((await participation.userData(PROMOTION, signal)).points).toBe(points)
  await expect(api.shoot(HUNT, { target: 1, key: 'shot-of-the-contract-9' })).rejects.toMatchObject({
    kind: 'rejected',
    codes: ['no_attempts'],
  })
})

test('guests see the hunt without attempts', async () => {
  const hunt = await createDuckHuntApi(guestOf(sandbox).http, false).hunt(HUNT, signal)
  expect(hunt).toMatchObject({ id: '1', isActive: true, attempts: null })
})
