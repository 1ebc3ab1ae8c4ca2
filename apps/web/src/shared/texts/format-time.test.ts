import { LOCALES } from '@croupier/domain/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('in the zone of the device', () => {
  afterEach(() => vi.unstubAllEnvs())

  const moment = (time: string) => formatMoment(translateOf('en'), Date.parse(time))

  it('follows a zone that is changed while the page is open', () => {
    vi.stubEnv('TZ', 'Europe/Rome')
    expect(moment('2026-07-01T23:30:00Z')).toBe('02/07/26, 01:30')
    vi.stubEnv('TZ', 'America/Sao_Paulo')
    expect(moment('2026-07-01T23:30:00Z')).toBe('01/07/26, 20:30')
  })

  it.each([
    ['Europe/Rome', '2026-10-25T00:30:00Z', '25/10/26, 02:30', '2026-10-25T01:30:00Z', '25/10/26, 02:30'],
    ['Australia/Lord_Howe', '2026-10-03T15:15:00Z', '04/10/26, 01:45', '2026-10-03T15:45:00Z', '04/10/26, 02:45'],
  ])('of %s changes with summer time', (zone, before, shownBefore, after, shownAfter) => {
    vi.stubEnv('TZ', zone)
    expect([moment(before), moment(after)]).toEqual([shownBefore, shownAfter])
  })
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
