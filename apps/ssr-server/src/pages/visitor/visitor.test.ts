/**
 * @promise Texts, money and dates: tags of languages however they are written; "$" only where it means USD; files
 *   of the history by the language's separators
 * @proof money.test, csv-file.test
 * @journey cashbox/history
 */

import { expect, it } from 'vitest'
import { chooseLocale, detectDevice } from './visitor.ts'

it.each([
  ['pt-BR,pt;q=0.9', 'br'],
  ['it, en;q=0.8', 'en'],
  ['en-GB,en;q=0.9,ru;q=0.5', 'en'],
  ['de', 'ru'],
  ['br', 'ru'],
  ['en_US,en;q=0.9', 'en'],
  ['en;q=0, ru;q=0.1', 'ru'],
  ['', 'ru'],
])("a browser that accepts '%s' gets %s", (acceptLanguage, locale) => {
  const hints = { query: null, cookie: undefined, acceptLanguage }
  expect(chooseLocale(hints, ['ru', 'en', 'br'], 'ru')).toBe(locale)
})

it.each([
  ['en_US', 'en'],
  ['EN-gb', 'en'],
  ['pt_BR', 'br'],
  ['pt-br', 'br'],
  ['pt', 'br'],
  ['br', 'br'],
  ['ru_RU.UTF-8', 'ru'],
  ['br-FR', 'ru'],
  ['it_IT', 'ru'],
  ['../en', 'ru'],
  ['', 'ru'],
])("the name '%s' in the cookie or the address means %s", (name, locale) => {
  for (const hints of [
    { query: name, cookie: undefined },
    { query: null, cookie: name },
  ])
    expect(chooseLocale({ ...hints, acceptLanguage: undefined }, ['ru', 'en', 'br'], 'ru')).toBe(locale)
})

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Tablet) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'desktop'],
  ['', 'desktop'],
])('%s is %s', (userAgent, device) => {
  expect(detectDevice({ 'user-agent': userAgent })).toBe(device)
})

it('reads 300 characters of a user agent, so that a long one costs no time', () => {
  expect(detectDevice({ 'user-agent': `${'-'.repeat(294)}iPhone` })).toBe('mobile')
  expect(detectDevice({ 'user-agent': `${'-'.repeat(295)}iPhone` })).toBe('desktop')
})
