/**
 * @promise Limits: time played has hours, minutes and seconds, and runs as a clock in a game
 * @demand sessionClock
 * @proof here (a time of play), game-frame.stories (RunningForMoney)
 * @journey none
 */

import { LOCALES } from '@croupier/domain/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { translateOf } from '#testing/text-files.ts'
import { formatDuration, formatMoment, formatMonth, formatTimeUnit } from './format-time.ts'

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

it.each([
  ['ru', 'Апрель 2026', 'Май 2026'],
  ['en', 'April 2026', 'May 2026'],
  ['it', 'Aprile 2026', 'Maggio 2026'],
  ['br', 'Abril de 2026', 'Maio de 2026'],
] as const)('a month is named, as at the start of a line in %s: %s', (locale, ...expected) => {
  expect([3, 4].map((month) => formatMonth(translateOf(locale), new Date(2026, month, 15).getTime()))).toEqual(expected)
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
    ['en', '1 hour, 5 minutes, 9 seconds'],
    ['it', '1 ora, 5 minuti e 9 secondi'],
    ['br', '1 hora, 5 minutos e 9 segundos'],
    ['ru', '1 час 5 минут 9 секунд'],
  ] as const)('has hours, minutes and seconds, joined as it is said in %s: %s', (locale, expected) => {
    expect(plain(formatDuration(translateOf(locale), 3909))).toBe(expected)
  })

  it.each(LOCALES)('omits zero units in %s', (locale) => {
    const t = translateOf(locale)
    expect([0, 59, 60, 7200, 7201].map((seconds) => formatDuration(t, seconds).match(/\d+/g))).toEqual([
      ['0'],
      ['59'],
      ['1'],
      ['2'],
      ['2', '1'],
    ])
  })

  it.each([
    [0, '0:00:00'],
    [309, '0:05:09'],
    [3909, '1:05:09'],
    [360_000, '100:00:00'],
  ])('of %i seconds runs as a clock: %s', (seconds, expected) => {
    expect(formatDuration(translateOf('ru'), seconds, 'clock')).toBe(expected)
  })

  it.each([
    [1, 'Время в игре: 1 минута', '1 минута'],
    [31, 'Время в игре: 31 минута', '31 минута'],
    [62, 'Время в игре: 1 час 2 минуты', '1 час 2 минуты'],
    [24 * 60, 'Время в игре: 24 часа', '24 часа'],
    [7 * 24 * 60, 'Время в игре: 7 дней', '7 дней'],
  ])('of %i minutes stands in Russian sentences as it is called by itself', (minutes, title, delay) => {
    const t = translateOf('ru')
    const time = formatDuration(t, minutes * 60)
    expect(plain(t('limits:checkTitle', { time }))).toBe(title)
    expect(plain(t('limits:delay', { delay: time }))).toMatch(new RegExp(`: ${delay}\\.$`))
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
