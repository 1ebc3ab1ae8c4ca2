import { LOCALES } from '@croupier/domain/core'
import { describe, expect, it } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { formatMinutes, formatMoment, formatTimeUnit } from './format-time.ts'

/** Normalises non-breaking spaces. */
const plain = (text: string) => text.replaceAll('\u{a0}', ' ')

it.each([
  ['ru', '02.03.26, 04:05'],
  ['en', '02/03/26, 04:05'],
  ['it', '02/03/26, 04:05'],
  ['br', '02/03/26, 04:05'],
] as const)('a date has two-digit day, month and year, and the separators of %s: %s', (locale, expected) => {
  expect(formatMoment(translateOf(locale), Date.UTC(2026, 2, 2, 4, 5), 'UTC')).toBe(expected)
})

describe('a time of play', () => {
  it.each([
    ['en', '1 hour, 5 minutes'],
    ['it', '1 ora e 5 minuti'],
    ['br', '1 hora e 5 minutos'],
    ['ru', '1 час 5 минут'],
  ] as const)('is joined as it is said in %s: %s', (locale, expected) => {
    expect(plain(formatMinutes(translateOf(locale), 65))).toBe(expected)
  })

  it.each(LOCALES)('omits zero units in %s', (locale) => {
    const t = translateOf(locale)
    expect(
      [formatMinutes(t, 0), formatMinutes(t, 59), formatMinutes(t, 120)].map((text) => text.match(/\d+/g)),
    ).toEqual([['0'], ['59'], ['2']])
  })

  it('is short where room is', () => {
    expect(plain(formatMinutes(translateOf('ru'), 65, 'short'))).toBe('1 ч 5 мин')
  })

  it.each([
    [1, 'Время в игре: 1 минута', '1 минута'],
    [31, 'Время в игре: 31 минута', '31 минута'],
    [62, 'Время в игре: 1 час 2 минуты', '1 час 2 минуты'],
  ])('of %i minutes stands in Russian sentences as it is called by itself', (minutes, title, delay) => {
    const t = translateOf('ru')
    expect(plain(t('limits:checkTitle', { time: formatMinutes(t, minutes) }))).toBe(title)
    expect(plain(t('limits:depositText', { delay: formatMinutes(t, minutes) }))).toMatch(new RegExp(`: ${delay}\\.$`))
  })
})

describe('a unit of a countdown', () => {
  it.each([
    ['en', ['day', 'days', 'hr', 'min', 'sec']],
    ['ru', ['дн.', 'дн.', 'ч', 'мин', 'с']],
  ] as const)('is short in %s', (locale, expected) => {
    const t = translateOf(locale)
    expect([
      formatTimeUnit(t, 'days', 1),
      formatTimeUnit(t, 'days', 3),
      formatTimeUnit(t, 'hours', 2),
      formatTimeUnit(t, 'minutes', 2),
      formatTimeUnit(t, 'seconds', 2),
    ]).toEqual(expected)
  })
})
