/**
 * @promise Forms and validation: what was typed and not sent when the platform ended the session comes back with the next
 *   login of the same player: details, a new contact, a promo code, amounts of cashbox, exchange and limits
 * @proof here, profile-forms.test (session ended), coupon-form.test (session ended), cashbox.test (session ended),
 *   exchange-store.test (session ended)
 * @journey accounts/security/session-ended
 */

import { expect, test } from 'vitest'
import { createLifetime } from '../../testing/lifetime.ts'
import { Form } from '../form/form.ts'
import { KeptWork } from '../session/kept-work.ts'
import { createKeepForm } from './keep-unsent.ts'

const newForm = () => new Form({ amount: null as number | null }, () => ({}))

function signIn(id: string, keptWork: KeptWork) {
  const { lifetime, onStart } = createLifetime()
  return { keepForm: createKeepForm({ player: { id }, keptWork, onStart }), end: lifetime.start() }
}

test('a form that is shown when the session ends gives its values to the next one of the same player', () => {
  const keptWork = new KeptWork()
  const form = newForm()
  const first = signIn('7', keptWork)
  first.keepForm('limit.day', form)
  form.set('amount', 4200)
  first.end()
  expect(keptWork.isEmpty).toBe(false)
  const [same, other] = [newForm(), newForm()]
  const again = signIn('7', keptWork)
  again.keepForm('limit.week', other)
  again.keepForm('limit.day', same)
  expect([same.values.amount, other.values.amount, keptWork.isEmpty]).toEqual([4200, null, true])
})

test('another player gets nothing of it', () => {
  const keptWork = new KeptWork()
  const form = newForm()
  const first = signIn('7', keptWork)
  first.keepForm('limit.day', form)
  form.set('amount', 4200)
  first.end()
  const others = newForm()
  signIn('8', keptWork).keepForm('limit.day', others)
  expect([others.values.amount, keptWork.isEmpty]).toEqual([null, true])
})

test('a form that was left before, and one without typed values, keep nothing', () => {
  const keptWork = new KeptWork()
  const form = newForm()
  const { keepForm, end } = signIn('7', keptWork)
  const leave = keepForm('limit.day', form)
  keepForm('limit.week', newForm())
  form.set('amount', 4200)
  leave()
  end()
  expect(keptWork.isEmpty).toBe(true)
})

test('one that is shown again in place of another is kept, although the other is left later', () => {
  const keptWork = new KeptWork()
  const { keepForm, end } = signIn('7', keptWork)
  const leave = keepForm('limit.day', newForm())
  const form = newForm()
  keepForm('limit.day', form)
  leave()
  form.set('amount', 4200)
  end()
  expect(keptWork.take('7', 'limit.day')).toEqual({ amount: 4200 })
})
