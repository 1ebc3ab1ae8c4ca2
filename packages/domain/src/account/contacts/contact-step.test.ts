/**
 * @promise Contacts: contacts: every step and event of the machine, the limit from anywhere, 35 s and 5 minutes
 *   over a reload
 * @proof contact-flow.test, code-entry.test, known-contact.test, contacts.contract.test, contacts.test,
 *   contacts-dialog.stories
 * @journey accounts/contacts
 */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContactEvent, type ContactStart, type ContactStep, firstStep, nextStep } from './contact-step.ts'
import type { ContactType, KnownContact, WaitingContact } from './known-contact.ts'

const waiting = (type: ContactType, value = 'w'): WaitingContact => ({ id: '1', type, value })
const known = (type: ContactType, change: Partial<KnownContact> = {}): KnownContact => ({
  type,
  own: null,
  isPrimary: false,
  waiting: null,
  isConfirmed: false,
  ...change,
})
const unknown = (type: ContactType) => known(type)
const waits = (type: ContactType) => known(type, { own: 'w', isPrimary: true, waiting: waiting(type) })
const isNew = (type: ContactType) => known(type, { waiting: waiting(type) })
const confirmed = (type: ContactType) => known(type, { own: 'w', isPrimary: true, isConfirmed: true })

const MAIN: ContactStep = { name: 'main' }
const CHANGE: ContactStep = { name: 'change', back: null }
const CLOSED: ContactStep = { name: 'closed' }
const LIMIT: ContactStep = { name: 'limit' }
const confirm = (type: ContactType, asksAgain = false): ContactStep => ({
  name: 'confirm',
  contact: waiting(type),
  asksAgain,
})

describe('the first step', () => {
  test.each<[string, ContactStart, KnownContact, ContactStep]>([
    ['main, nothing known', 'main', unknown('phone'), MAIN],
    ['main, a confirmed phone', 'main', confirmed('phone'), MAIN],
    ['confirm, a phone waits', 'confirm', waits('phone'), confirm('phone', true)],
    ['confirm, an email waits', 'confirm', waits('email'), confirm('email', true)],
    ['confirm, no phone waits', 'confirm', unknown('phone'), CHANGE],
    ['confirm, no email waits', 'confirm', unknown('email'), CHANGE],
    ['confirm, it is confirmed meanwhile', 'confirm', confirmed('phone'), MAIN],
    ['change, no phone', 'change', unknown('phone'), CHANGE],
    ['change, a phone that waits', 'change', waits('phone'), CHANGE],
    ['change, a confirmed phone', 'change', confirmed('phone'), MAIN],
    ['change, a primary email', 'change', waits('email'), MAIN],
    ['change, a new email', 'change', isNew('email'), CHANGE],
  ])('%s', (_, start, contact, expected) => expect(firstStep(start, contact)).toEqual(expected))
})

describe('the next step', () => {
  const saved: ContactEvent = { type: 'saved', contact: waiting('phone', 'new') }
  const confirmSaved: ContactStep = { name: 'confirm', contact: waiting('phone', 'new'), asksAgain: false }
  test.each<[string, ContactStep, ContactEvent, KnownContact, ContactStep]>([
    ['main, confirm', MAIN, { type: 'confirm' }, waits('phone'), confirm('phone', true)],
    ['main, confirm without a phone', MAIN, { type: 'confirm' }, unknown('phone'), { name: 'change', back: MAIN }],
    ['main, confirm, confirmed already', MAIN, { type: 'confirm' }, confirmed('phone'), MAIN],
    ['main, change', MAIN, { type: 'change' }, waits('phone'), { name: 'change', back: MAIN }],
    ['main, change a primary email', MAIN, { type: 'change' }, waits('email'), MAIN],
    ['main, a late answer', MAIN, { type: 'accepted' }, waits('email'), MAIN],
    ['main, a late save', MAIN, saved, waits('phone'), MAIN],
    ['change, saved', CHANGE, saved, unknown('phone'), confirmSaved],
    ['change, back to main', { name: 'change', back: MAIN }, { type: 'back' }, unknown('phone'), MAIN],
    ['change, back to nothing', CHANGE, { type: 'back' }, unknown('phone'), CHANGE],
    ['change, a late answer', CHANGE, { type: 'accepted' }, unknown('phone'), CHANGE],
    [
      'confirm, change',
      confirm('phone', true),
      { type: 'change' },
      waits('phone'),
      { name: 'change', back: confirm('phone') },
    ],
    ['confirm, change a primary email', confirm('email'), { type: 'change' }, waits('email'), confirm('email')],
    ['confirm, a right code', confirm('phone'), { type: 'accepted' }, waits('phone'), { name: 'confirmed' }],
    ['confirm, a confirmed email', confirm('email'), { type: 'accepted' }, waits('email'), CLOSED],
    ['confirm, cancel', confirm('phone'), { type: 'close' }, waits('phone'), CLOSED],
    ['payout, a right code', { name: 'payout-confirm' }, { type: 'accepted' }, waits('phone'), CLOSED],
    ['payout, change', { name: 'payout-confirm' }, { type: 'change' }, waits('phone'), { name: 'payout-confirm' }],
    ['confirmed, OK', { name: 'confirmed' }, { type: 'close' }, confirmed('phone'), CLOSED],
    ['limit, a late answer', LIMIT, { type: 'accepted' }, waits('phone'), LIMIT],
    ['limit, close', LIMIT, { type: 'close' }, waits('phone'), CLOSED],
  ])('%s', (_, step, event, contact, expected) => expect(nextStep(step, event, contact)).toEqual(expected))

  test.each<ContactStep>([
    MAIN,
    CHANGE,
    confirm('phone'),
    confirm('email'),
    { name: 'confirmed' },
    { name: 'payout-confirm' },
  ])('is the limit from $name', (step) => expect(nextStep(step, { type: 'limit' }, null)).toEqual(LIMIT))
})

const type = fc.constantFrom<ContactType>('phone', 'email')
const event = fc.oneof(
  fc.constantFrom<ContactEvent>(
    { type: 'confirm' },
    { type: 'change' },
    { type: 'back' },
    { type: 'close' },
    { type: 'accepted' },
    { type: 'limit' },
  ),
  type.map((one): ContactEvent => ({ type: 'saved', contact: waiting(one, 'new') })),
)
const contact = type.chain((one) => fc.constantFrom(unknown(one), waits(one), isNew(one), confirmed(one)))
const start = fc.constantFrom<ContactStart>('main', 'change', 'confirm')

test('any events: closed stays closed, only closing leaves a limit, a confirmed contact never changes', () =>
  fc.assert(
    fc.property(start, contact, fc.array(event, { maxLength: 20 }), (first, one, events) => {
      let step = firstStep(first, one)
      for (const next of events) {
        const before = step
        step = nextStep(before, next, one)
        if (before.name === 'closed') expect(step).toBe(before)
        if (before.name === 'limit') expect(['limit', 'closed']).toContain(step.name)
        if (one.isConfirmed) expect(step.name).not.toBe('change')
        if (next.type === 'limit') expect(['limit', 'closed']).toContain(step.name)
        if (step.name === 'change' && step.back?.name === 'confirm') expect(step.back.asksAgain).toBe(false)
      }
    }),
  ))
