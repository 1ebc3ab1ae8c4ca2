/**
 * @promise A press: alerts, toasts, dialogs and pages read its outcome by one table; what is not proved is never told as
 *   refused
 * @proof certainty.test, press-outcomes.additions.test
 * @journey gifts/gifts
 */

import { DomainError } from '@croupier/domain/core'
import { expect, test } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { pressMessage, type PressTexts } from './press-message.ts'

const t = translateOf('en')
const TEXTS: PressTexts = {
  ofCodes: { no_attempts: 'duck-hunt:none', invalid_promotion: 'duck-hunt:over' },
  refused: 'duck-hunt:refused',
  unclear: 'duck-hunt:unknown',
}
const refused = (error: DomainError, texts = TEXTS) => pressMessage(t, { status: 'refused', error }, texts)
const byCodes = (...codes: string[]) => new DomainError('rejected', { status: 422, codes })
const refusal = (...codes: string[]) => refused(byCodes(...codes))?.text

test('a refusal reads as the first of its codes that has a text', () => {
  expect(refusal('other', 'invalid_promotion', 'no_attempts')).toBe(t('duck-hunt:over'))
})

test.each([[], ['other'], ['constructor'], ['toString'], ['__proto__'], ['title']])(
  'a refusal by %s reads as any refusal',
  (...codes) => {
    expect(refusal(...codes)).toBe(t('duck-hunt:refused'))
  },
)

test('a code that forms have a text for reads so, before the general text', () => {
  expect(refusal('gift_expired')).toBe(t('forms:gift_expired'))
})

test('a failure that is no refusal of the platform reads as in forms', () => {
  expect(refused(new DomainError('network'))?.text).toBe(t('forms:press_network'))
})

test('a sentence in place of a code is shown where platforms send some', () => {
  const error = new DomainError('rejected', { status: 200, codes: ['The shop opens at noon.'] })
  expect(refused(error, { ...TEXTS, hasSentences: true })?.text).toBe('The shop opens at noon.')
  expect(refused(error)?.text).toBe(t('duck-hunt:refused'))
  expect(refused(error, {})?.text).toBe(t('forms:press_rejected'))
})

test.each([
  ['idle', null],
  ['sending', null],
  ['checking', null],
  ['done', null],
  ['refused', 'duck-hunt:none'],
  ['missing', 'duck-hunt:unknown'],
  ['unclear', 'duck-hunt:unknown'],
] as const)('a press that is %s reads by its table: %s', (status, key) => {
  const state = { status, error: byCodes('no_attempts') }
  expect(pressMessage(t, state, TEXTS)?.text ?? null).toBe(key && t(key))
})

test('what the table leaves out is told elsewhere; without a table all reads as in forms', () => {
  const error = new DomainError('timeout', { codes: ['missing'] })
  expect(pressMessage(t, { status: 'missing', error }, {})).toBeNull()
  expect(pressMessage(t, { status: 'missing', error })?.text).toBe(t('forms:missing'))
  expect(pressMessage(t, { status: 'unclear', error: new DomainError('timeout') })?.text).toBe(t('forms:press_timeout'))
})

test('what is missing has words of its own where the table names some, and the wait where the server asks for one', () => {
  const texts = { missing: 'duck-hunt:miss', unclear: 'duck-hunt:unknown' } as const
  expect(pressMessage(t, { status: 'missing', error: new DomainError('timeout') }, texts)?.text).toBe(
    t('duck-hunt:miss'),
  )
  const error = new DomainError('rejected', { status: 429, retryAfterMs: 30_000 })
  const when = 'in 30 seconds'
  expect(pressMessage(t, { status: 'missing', error }, texts)?.text).toBe(t('forms:press_tooMany', { when }))
  expect(pressMessage(t, { status: 'unclear', error }, texts)?.text).toBe(t('duck-hunt:unknown'))
})

test('a code takes over what its text leaves out: title, and that only support helps', () => {
  const texts: PressTexts = {
    ofCodes: {
      gone: { title: 'take-gift:gone', text: null, isForPeople: false },
      over: 'take-gift:inactiveText',
    },
    refused: { title: 'take-gift:refused', text: 'take-gift:refusedText', isForPeople: true },
  }
  const title = t('take-gift:refused')
  expect(refused(byCodes('gone'), texts)).toEqual({ title: t('take-gift:gone'), text: null, isForPeople: false })
  expect(refused(byCodes('over'), texts)).toEqual({ title, text: t('take-gift:inactiveText'), isForPeople: true })
  expect(refused(byCodes('other'), texts)).toEqual({ title, text: t('take-gift:refusedText'), isForPeople: true })
})

test('a form that holds what was typed says that it is kept', () => {
  const error = new DomainError('network')
  expect(pressMessage(t, { status: 'unclear', error }, undefined, true)?.text).toBe(t('forms:network'))
  expect(pressMessage(t, { status: 'refused', error }, TEXTS, true)?.text).toBe(t('forms:network'))
  expect(pressMessage(t, { status: 'refused', error: byCodes('no_attempts') }, TEXTS, true)?.text).toBe(
    t('duck-hunt:none'),
  )
})

test('what never left the device does not lead to support', () => {
  const texts: PressTexts = {
    refused: { title: 'take-gift:refused', text: 'take-gift:refusedText', isForPeople: true },
  }
  expect(refused(byCodes('other'), texts)).toMatchObject({ isForPeople: true })
  expect(refused(new DomainError('network', { codes: ['not_sent'] }), texts)).toMatchObject({
    text: t('forms:not_sent'),
    isForPeople: false,
  })
})

test.each([
  [byCodes('no_attempts'), 'duck-hunt:none'],
  [new DomainError('network'), 'duck-hunt:unknown'],
  [undefined, null],
] as const)('a code that is awaited reads by what became of the last one: %s', (error, key) => {
  expect(pressMessage(t, { status: 'asked', ...(error && { error }) }, TEXTS)?.text ?? null).toBe(key && t(key))
})

test('codes that only support can resolve lead there in every table', () => {
  expect(refused(byCodes('user_blocked'))).toMatchObject({ text: t('forms:user_blocked'), isForPeople: true })
})
