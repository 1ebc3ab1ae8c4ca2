import { expect, test } from 'vitest'
import { leftToday, withOneMore } from './high-five.ts'

test.each([
  [{ sent: 2, limit: 5 }, 3],
  [{ sent: 5, limit: 5 }, 0],
  // The operator lowered the limit.
  [{ sent: 6, limit: 5 }, 0],
  [null, null],
])('of %j there are %j left today', (daily, left) => {
  expect(leftToday({ daily })).toBe(left)
})

test('one more counts in all that is known', () => {
  expect(withOneMore({ rank: 4, sent: 7, received: 2, daily: { sent: 1, limit: 5 } })).toEqual({
    rank: 4,
    sent: 8,
    received: 2,
    daily: { sent: 2, limit: 5 },
  })
  const unknown = { rank: null, sent: null, received: null, daily: null }
  expect(withOneMore(unknown)).toEqual(unknown)
})
