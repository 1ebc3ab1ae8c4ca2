import { DomainError } from '@croupier/domain/core'
import { expect, test } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { formatFailedPress, formatRefusal, type RefusalTexts } from './format-refusal.ts'

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

test.each([
  ['idle', null],
  ['sending', null],
  ['done', null],
  ['refused', 'duck-hunt:none'],
  ['missing', 'duck-hunt:unknown'],
  ['unclear', 'duck-hunt:unknown'],
] as const)('a press that is %s reads by its table: %s', (status, key) => {
  const error = new DomainError('rejected', { status: 422, codes: ['no_attempts'] })
  const texts = { refused: TEXTS, unclear: 'duck-hunt:unknown' } as const
  expect(formatFailedPress(t, { status, error }, texts)).toBe(key && t(key))
  expect(formatFailedPress(t, { status, error }, {})).toBeNull()
})

test('what is missing has words of its own where the table names some', () => {
  const texts = { missing: 'duck-hunt:miss', unclear: 'duck-hunt:unknown' } as const
  expect(formatFailedPress(t, { status: 'missing' }, texts)).toBe(t('duck-hunt:miss'))
})
