/**
 * @promise Forms and validation: a reload that the site asks for keeps what was typed, for the same visitor on the same page
 * @journey navigation/missing-scripts
 */

import { expect, test } from 'vitest'
import { addTyped, takeTyped, type TypedOnPage } from './kept-over-reload.ts'

const HERE = { path: '/profile/limits', owner: 'ada' }
const kept: TypedOnPage = { ...HERE, forms: { day: { amount: 5 }, week: { amount: 7 } } }

test('each form is given its own values, once', () => {
  const first = takeTyped(kept, HERE, 'day')
  expect(first).toEqual({ typed: { amount: 5 }, rest: { ...HERE, forms: { week: { amount: 7 } } } })
  const rest = first.rest ?? kept
  expect(takeTyped(rest, HERE, 'day')).toEqual({ typed: {}, rest })
  expect(takeTyped(rest, HERE, 'week')).toEqual({ typed: { amount: 7 }, rest: null })
})

test.each([
  ['another player', { ...HERE, owner: 'bob' }],
  ['a guest', { ...HERE, owner: null }],
  ['another page', { ...HERE, path: '/registration' }],
])('%s is given nothing, and it is forgotten', (_, place) => {
  expect(takeTyped(kept, place, 'day')).toEqual({ typed: {}, rest: null })
})

test('the forms of a page are kept side by side, and what another page has left is dropped', () => {
  expect(addTyped(kept, HERE, { month: { amount: 9 } }).forms).toEqual({ ...kept.forms, month: { amount: 9 } })
  expect(addTyped(kept, { ...HERE, owner: 'bob' }, { day: {} })).toEqual({ ...HERE, owner: 'bob', forms: { day: {} } })
})
