/**
 * @promise Profile: a nickname is chosen once; contacts and what only support changes
 * @proof profile.contract.test, info-page.stories
 * @journey accounts/profile
 */

import { describe, expect, test } from 'vitest'
import { type Message, changeMessages, newestFirst, unreadOf } from './message.ts'
import { displayName, primaryEmail, primaryPhone } from './profile.ts'

test.each([
  ['ace', 'Ann', 'Bell', 'ace'],
  [null, 'Ann', 'Bell', 'Ann Bell'],
  ['', '', 'Bell', 'Bell'],
  [null, '', '', '77'],
])('nickname %j, name %j %j: the site says %j', (nickname, firstName, lastName, expected) =>
  expect(displayName({ nickname, firstName, lastName, userId: '77' })).toBe(expected),
)

test('the primary contact, else the first, else none', () => {
  const phone = (value: string, isPrimary: boolean) => ({ value, isPrimary })
  expect(primaryPhone({ phones: [phone('1', false), phone('2', true)] })?.value).toBe('2')
  expect(primaryPhone({ phones: [phone('1', false)] })?.value).toBe('1')
  expect(primaryPhone({ phones: [] })).toBeNull()
  expect(primaryEmail({ emails: [{ value: 'a@b.c', isPrimary: true, isVerified: false }] })?.value).toBe('a@b.c')
})

describe('messages', () => {
  const message = (id: string, createdAt: number, isNew = true): Message => ({
    id,
    isNew,
    text: id,
    button: null,
    createdAt,
  })
  const list = newestFirst([message('a', 1), message('b', 3), message('c', 2, false)])
  const ids = (messages: readonly Message[]) => messages.map(({ id }) => id)

  test('stand newest first', () => expect(ids(list)).toEqual(['b', 'c', 'a']))
  test('count as unread while new', () => expect(ids(unreadOf(list))).toEqual(['b', 'a']))
  test.each([
    ['a new one', { type: 'put', message: message('d', 9) } as const, ['d', 'b', 'c', 'a'], ['d', 'b', 'a']],
    ['an old one anew', { type: 'put', message: message('b', 0, false) } as const, ['c', 'a', 'b'], ['a']],
    ['one removed', { type: 'removed', id: 'b' } as const, ['c', 'a'], ['a']],
    ['an unknown one removed', { type: 'removed', id: 'x' } as const, ['b', 'c', 'a'], ['b', 'a']],
    ['one read', { type: 'marked', id: 'b', isNew: false } as const, ['b', 'c', 'a'], ['a']],
  ])('%s', (_, change, all, unread) => {
    const changed = changeMessages(list, change)
    expect([ids(changed), ids(unreadOf(changed))]).toEqual([all, unread])
  })
})
