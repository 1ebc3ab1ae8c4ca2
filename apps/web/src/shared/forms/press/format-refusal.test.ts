import { DomainError } from '@croupier/domain/core'
import { expect, test } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { formatRefusal, type RefusalTexts } from './format-refusal.ts'

const t = translateOf('en')
const TEXTS: RefusalTexts = {
  ofCodes: { no_attempts: 'duck-hunt:none', invalid_promotion: 'duck-hunt:over' },
  general: 'duck-hunt:refused',
}
const refusal = (...codes: string[]) => formatRefusal(t, new DomainError('rejected', { status: 422, codes }), TEXTS)

test('a refusal reads as the first of its codes that has a text', () => {
  expect(refusal('other', 'invalid_promotion', 'no_attempts')).toBe(t('duck-hunt:over'))
})

test.each([[], ['other'], ['constructor'], ['toString'], ['__proto__'], ['title']])(
  'a refusal by %s reads as any refusal',
  (...codes) => {
    expect(refusal(...codes)).toBe(t('duck-hunt:refused'))
  },
)

test('a failure that is no refusal reads as in forms', () => {
  expect(formatRefusal(t, new DomainError('network'), TEXTS)).toBe(t('forms:press_network'))
})

test('a sentence in place of a code is shown where platforms send some', () => {
  const error = new DomainError('rejected', { status: 200, codes: ['The shop opens at noon.'] })
  expect(formatRefusal(t, error, { ...TEXTS, hasSentences: true })).toBe('The shop opens at noon.')
  expect(formatRefusal(t, error, TEXTS)).toBe(t('duck-hunt:refused'))
  expect(formatRefusal(t, error, { ofCodes: {} })).toBe(t('forms:press_rejected'))
})
