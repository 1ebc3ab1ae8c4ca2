import { findBrand } from '@croupier/brands'
import { AGE_LINE } from '@croupier/contract/page-age'
import { expect, it } from 'vitest'
import { Language } from '#shared/texts/language.ts'
import { loadTexts } from '../locale-texts.ts'
import { ageLine } from './age-line.ts'

it.each([
  ['en', '22/11/26, 14:05 (UTC)'],
  ['it', '22/11/26, 14:05 (UTC)'],
  ['br', '22/11/26, 14:05 (UTC)'],
  ['ru', '22.11.26, 14:05 (UTC)'],
] as const)('tells the time of the page in %s, hidden', async (locale, time) => {
  const language = new Language(await loadTexts(locale, findBrand('gold')))
  await language.need(['old-page'])
  const line = ageLine(language.translate, Date.UTC(2026, 10, 22, 14, 5))
  expect(line.startsWith(AGE_LINE.hidden)).toBe(true)
  expect(line).toContain(time)
})
