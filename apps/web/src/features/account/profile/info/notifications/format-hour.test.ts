import { LOCALES } from '@croupier/domain/core'
import { expect, it } from 'vitest'
import { formatHour } from './format-hour.ts'

it.each(LOCALES)('an hour in %s is written as the times of messages and payments are', (locale) => {
  expect([formatHour(0, locale), formatHour(7, locale), formatHour(22, locale)]).toEqual(['00:00', '07:00', '22:00'])
})
