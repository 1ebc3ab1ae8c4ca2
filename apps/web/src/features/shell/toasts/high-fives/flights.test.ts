import { expect, test } from 'vitest'
import { NO_FLIGHTS, withEnded, withReceived, type Flights } from './flights.ts'

const received = (flights: Flights, ...from: string[]): Flights =>
  from.reduce((all, username) => withReceived(all, { slug: `of-${username}`, username }), flights)

test('the first is shown at once, with who gave it', () => {
  expect(received(NO_FLIGHTS, 'ann')).toEqual({
    shown: { id: 1, count: 1, slug: 'of-ann', username: 'ann' },
    next: null,
  })
})

test('those that come meanwhile are one notification, which leads to the promotion of the latest', () => {
  const flights = received(NO_FLIGHTS, 'ann', 'bob', 'eve', 'joe')
  expect(flights.shown).toMatchObject({ id: 1, count: 1 })
  expect(flights.next).toEqual({ id: 2, count: 3, slug: 'of-joe', username: 'joe' })
  expect(withEnded(flights)).toEqual({ shown: flights.next, next: null })
  expect(withEnded(withEnded(flights))).toEqual(NO_FLIGHTS)
})

test('a thousand are two notifications', () => {
  let flights = NO_FLIGHTS
  for (let one = 0; one < 1000; one += 1) flights = withReceived(flights, {})
  expect(flights.next).toEqual({ id: 2, count: 999, slug: null, username: null })
})

test('each has an id of its own', () => {
  const first = received(NO_FLIGHTS, 'ann', 'bob')
  const second = received(withEnded(first), 'eve')
  expect([first.shown?.id, second.shown?.id, second.next?.id]).toEqual([1, 2, 3])
})
