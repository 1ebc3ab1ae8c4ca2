import { expect, test } from 'vitest'
import { canChange, contactsOf, knownContact, type ContactType, type ProfileContacts } from './known-contact.ts'

test('contacts are emails before phones, the primary ones first, then those that only wait', () => {
  const contacts = contactsOf(
    {
      emails: [
        { value: 'old@b.c', isPrimary: false, isVerified: false },
        { value: 'new@b.c', isPrimary: true, isVerified: true },
        { value: 'waits@b.c', isPrimary: false, isVerified: false },
      ],
      phones: [
        { value: '7900', isPrimary: true },
        { value: '7911', isPrimary: false },
      ],
    },
    [
      { id: '1', type: 'email', value: 'waits@b.c' },
      { id: '2', type: 'phone', value: '7911' },
      { id: null, type: 'phone', value: '7922' },
    ],
  )
  expect(contacts.map(({ value, isPrimary, state }) => [value, isPrimary, state])).toEqual([
    ['new@b.c', true, 'verified'],
    ['old@b.c', false, 'unverified'],
    ['waits@b.c', false, 'waiting'],
    ['7900', true, null],
    ['7911', false, 'waiting'],
    ['7922', false, 'waiting'],
  ])
})

interface Facts {
  readonly own: string | null
  readonly isConfirmed: boolean
  readonly change: boolean
}

const NONE: ProfileContacts = { phones: [], emails: [] }
const email = (isVerified: boolean, isPrimary = true): ProfileContacts => ({
  phones: [],
  emails: [{ value: 'a@b.c', isPrimary, isVerified }],
})
const phone = (...values: string[]): ProfileContacts => ({
  emails: [],
  phones: values.map((value, index) => ({ value, isPrimary: index > 0 })),
})

test.each<[string, ContactType, ProfileContacts, string | null, Facts]>([
  ['no phone', 'phone', NONE, null, { own: null, isConfirmed: false, change: true }],
  ['a new phone', 'phone', NONE, '7911', { own: null, isConfirmed: false, change: true }],
  ['a phone that does not wait', 'phone', phone('7900'), null, { own: '7900', isConfirmed: true, change: false }],
  ['a phone that waits', 'phone', phone('7900'), '7900', { own: '7900', isConfirmed: false, change: true }],
  ['the primary one of two', 'phone', phone('7900', '7911'), null, { own: '7911', isConfirmed: true, change: false }],
  ['no email', 'email', NONE, null, { own: null, isConfirmed: false, change: true }],
  ['a new email', 'email', NONE, 'new@b.c', { own: null, isConfirmed: false, change: true }],
  ['a primary email', 'email', email(false), 'a@b.c', { own: 'a@b.c', isConfirmed: false, change: false }],
  ['another email', 'email', email(false, false), 'a@b.c', { own: 'a@b.c', isConfirmed: false, change: true }],
  ['a confirmed email', 'email', email(true), null, { own: 'a@b.c', isConfirmed: true, change: false }],
  ['an email that nobody waits for', 'email', email(false), null, { own: 'a@b.c', isConfirmed: false, change: false }],
])('%s', (_, type, profile, value, { own, isConfirmed, change }) => {
  const known = knownContact(type, profile, value === null ? [] : [{ id: '1', type, value }])
  expect(known).toMatchObject({ own, isConfirmed, waiting: value === null ? null : { value } })
  expect(canChange(known)).toBe(change)
})
