import { expect, test } from 'vitest'
import { eventTypePath, readEventType } from './event-type.ts'

test.each([
  ['', 'all'],
  ['?type=action', 'action'],
  ['?type=tournament', 'tournament'],
  ['?type=all', 'all'],
  ['?type=Tournament', 'all'],
  ['?type=%3Cb%3E&page=2', 'all'],
])('the type of %j is %s', (search, type) => expect(readEventType(search)).toBe(type))

test('each type has its address', () => {
  expect((['all', 'action', 'tournament'] as const).map(eventTypePath)).toEqual([
    '/promo',
    '/promo?type=action',
    '/promo?type=tournament',
  ])
})
