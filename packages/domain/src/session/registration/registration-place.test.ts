/**
 * @promise Session and tokens: currency and country are offered by language and brand
 * @journey shell/language, shell/brands
 */

import { describe, expect, test } from 'vitest'
import { offeredCurrencies, registrationPlace, type MarketOfBrand } from './registration-place.ts'

const brand: MarketOfBrand = {
  defaultLocale: 'ru',
  defaultCurrency: 'RUB',
  currencies: ['RUB', 'EUR', 'USD', 'BRL'],
  phone: { country: 'ru' },
}

describe('registrationPlace', () => {
  test.each([
    ['en', { country: 'gb', currency: 'EUR' }],
    ['it', { country: 'it', currency: 'EUR' }],
    ['br', { country: 'br', currency: 'BRL' }],
    ['ru', { country: 'ru', currency: 'RUB' }],
  ] as const)('who reads %s is offered the money and the country of that language', (locale, place) => {
    expect(registrationPlace(locale, brand)).toEqual(place)
  })

  test.each([
    ['it', 'en', { country: 'it', currency: 'EUR' }],
    ['br', 'en', { country: 'br', currency: 'BRL' }],
    ['pt', 'br', { country: 'pt', currency: 'BRL' }],
  ] as const)('under the law of %s who reads %s is offered that country', (lawOf, locale, place) => {
    expect(registrationPlace(locale, brand, lawOf)).toEqual(place)
  })

  test("in the brand's own language its own market wins", () => {
    const kazakh = {
      ...brand,
      defaultCurrency: 'KZT',
      currencies: ['KZT', 'RUB'],
      phone: { country: 'kz' },
    }
    expect(registrationPlace('ru', kazakh)).toEqual({ country: 'kz', currency: 'KZT' })
  })

  test('a currency the brand does not have is never offered', () => {
    expect(registrationPlace('it', { ...brand, currencies: ['RUB'] })).toEqual({
      country: 'it',
      currency: 'RUB',
    })
  })

  test('neither is one that the platform does not take', () => {
    expect(registrationPlace('br', { ...brand, currencies: ['USD', 'EUR'] }).currency).toBe('USD')
  })
})

describe('offeredCurrencies', () => {
  test("are the brand's, in its order, of those that the platform takes", () => {
    expect(offeredCurrencies(['RUB', 'EUR', 'USD'], ['USD', 'KZT', 'RUB'])).toEqual(['RUB', 'USD'])
  })

  test.each([[undefined], [[]], [['UAH']]])(
    'without a word of the platform that could be meant (%j) all of them',
    (taken) => {
      expect(offeredCurrencies(['RUB', 'EUR'], taken)).toEqual(['RUB', 'EUR'])
    },
  )
})
