/**
 * @promise Forms and validation: a number that is typed with its own country's code stays in that country, in
 *   every country
 * @journey none
 *
 * @promise Forms and validation: a contact's phone is shown in its country's groups
 * @proof here (shown in groups), info-page.stories, contacts-dialog.stories (PhoneFromSaveToConfirmed)
 * @journey accounts/contacts
 *
 * @promise Forms and validation: a Brazilian number with a carrier's code is that of its region
 * @proof here (with a carrier), use-typed-login.test
 * @journey none
 */

import fc from 'fast-check'
import {
  getCountries,
  getExampleNumber,
  type CountryCode,
  type PhoneNumber as LibPhoneNumber,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it, test } from 'vitest'
import { digitsOf } from '../field/ascii-digits.ts'
import { phoneRules as rules } from './libphonenumber-rules.ts'
import { entryOf, moveTo, typePhone } from './phone-entry.ts'

const pasted = (text: string, country: string) =>
  typePhone(rules, entryOf(rules, country, ''), { text, caret: text.length }).entry

function typed(keys: string, country: string) {
  let entry = entryOf(rules, country, '')
  let caret = 0
  const countries = new Set<string>()
  for (const key of keys) {
    const text = entry.text.slice(0, caret) + key + entry.text.slice(caret)
    ;({ entry, caret } = typePhone(rules, entry, { text, caret: caret + 1 }))
    countries.add(entry.country)
  }
  return { ...entry, caret, countries: [...countries] }
}

/** Numbers of the country by the numbering plan, as long as its mask, that begin like no other spelling. */
function nationalNumbers(code: CountryCode, { nationalNumber, countryCallingCode }: LibPhoneNumber): string[] {
  const pattern = new RegExp(`^(?:${String(metadata.countries[code]?.[2])})$`)
  const country = code.toLowerCase()
  return fc.sample(fc.stringMatching(pattern), { numRuns: 40, seed: 27 }).filter((national) => {
    const isPlain = national.length === nationalNumber.length && !/^(?:00|8101)/.test(national)
    if (!isPlain || national.startsWith(countryCallingCode)) return false
    const number = rules.read(`+${countryCallingCode}${national}`, country)
    return number?.national === national && number.country === country
  })
}

const world = getCountries(metadata).map((code): [CountryCode, LibPhoneNumber] => {
  const example = getExampleNumber(code, examples, metadata)
  if (!example) throw new Error(`No example number of ${code}`)
  return [code, example]
})

describe.each(world)('%s', (code, example) => {
  const country = code.toLowerCase()
  const value = example.countryCallingCode + example.nationalNumber
  /** Countries that share a dial code may share numbers: compare the value only. */
  const from = (text: string, at = country) => pasted(text, at).value

  it('shows its example number in groups', () => {
    expect(rules.format(value)).toBe(example.formatInternational())
  })

  it('shows its example number in its mask, and reads it back', () => {
    const entry = entryOf(rules, country, value)
    expect(entry.text).toBe(example.formatInternational().slice(`+${example.countryCallingCode} `.length))
    expect(entry.value).toBe(value)
    expect(rules.maskOf(country)).toMatch(/^[#() ./-]+$/)
  })

  it('takes a pasted number in any form', () => {
    const digits = example.nationalNumber
    expect(from(example.formatInternational())).toBe(value)
    expect(from(example.formatNational())).toBe(value)
    expect(from(example.number)).toBe(value)
    expect(from(`00${value}`)).toBe(value)
    expect(from(digits)).toBe(value)
    expect(from(` (+${example.countryCallingCode}) ${digits.slice(0, 3)} ${digits.slice(3)} `)).toBe(value)
    expect(from(example.getURI())).toBe(value)
  })

  it('takes a pasted international number while another country is chosen', () => {
    for (const other of ['ru', 'us', 'br', 'it'])
      expect(pasted(example.number, other)).toMatchObject({
        value,
        country: expect.stringMatching(/^[a-z]{2}$/) as string,
      })
  })

  it('accepts it typed key by key: after the dial code, with a plus, and in national form', () => {
    for (const keys of [example.nationalNumber, example.number, example.formatNational()]) {
      const entry = typed(keys, country)
      expect(entry.value).toBe(value)
      expect(entry.caret).toBe(entry.text.length)
    }
  })

  it('stays in the country when typed key by key with its own code', () => {
    const own = typed(value, country)
    expect(own).toMatchObject({ value, text: entryOf(rules, country, value).text })
    expect(own.caret).toBe(own.text.length)
    // Some countries have no number that is told from those of their neighbour.
    if (rules.read(`+${value}`, country)?.country !== country) return
    expect(own.countries).toEqual([country])
    for (const national of nationalNumbers(code, example).slice(0, 5))
      for (const keys of [national, example.countryCallingCode + national])
        expect(typed(keys, country)).toMatchObject({
          value: example.countryCallingCode + national,
          countries: [country],
        })
  })

  it('is read from a whole text as from its keys', () => {
    const { nationalNumber, number, countryCallingCode } = example
    const spellings = [
      number,
      `00${value}`,
      value,
      nationalNumber,
      example.formatNational(),
      example.formatInternational(),
    ]
    for (const text of [...spellings, `+${countryCallingCode} ${nationalNumber}`]) {
      const read = rules.read(text, country)
      expect(read && rules.dialCodeOf(read.country) + read.national).toBe(value)
      expect(pasted(text, country).value).toBe(value)
    }
  })

  it('keeps every digit when the country changes and comes back', () => {
    const entry = entryOf(rules, country, value)
    for (const other of ['ru', 'us', 'ac']) expect(moveTo(rules, moveTo(rules, entry, other), country)).toEqual(entry)
  })
})

test('a dial code chooses the country as soon as it is complete, and the mask follows', () => {
  expect(typed('+4', 'ru')).toMatchObject({ country: 'ru', text: '+4', value: '' })
  expect(typed('+49', 'ru')).toMatchObject({ country: 'de', text: '', value: '' })
  expect(typed('0049151', 'ru')).toMatchObject({ country: 'de', value: '49151' })
  expect(typed('+7', 'kz').country).toBe('kz')
  expect(pasted('+7 701 123 45 67', 'ru').country).toBe('kz')
  expect(pasted('+1 809 234 5678', 'us').country).toBe('do')
})

test("a shorter number of a neighbour does not take over one with the country's own code", () => {
  expect(typed('7912345678', 'ru')).toMatchObject({ country: 'ru', text: '791 234 56 78' })
  expect(typed('79123456789', 'ru')).toMatchObject({ country: 'ru', text: '912 345 67 89', value: '79123456789' })
  expect(typed('7771234567', 'ru')).toMatchObject({ country: 'kz', value: '77771234567' })
  expect(pasted('7 912 345-67-89', 'ru')).toMatchObject({ country: 'ru', value: '79123456789' })
})

test('the national prefix is removed once the number is complete', () => {
  expect(typed('8912345678', 'ru').text).toBe('891 234 56 78')
  expect(typed('89123456789', 'ru')).toMatchObject({ text: '912 345 67 89', value: '79123456789' })
  expect(pasted('(011) 15-2345-6789', 'ar').value).toBe('5491123456789')
  expect(pasted('06 1234 5678', 'it').value).toBe('390612345678')
})

test.each([
  '0 15 11 96123-4567',
  '015 (11) 96123-4567',
  '01511961234567',
  '0 21 11 96123-4567',
  '90 15 11 96123-4567',
  '0xx11 96123-4567',
  '(0XX11) 96123-4567',
  '(0**11) 96123-4567',
  '+55 (0xx11) 96123-4567',
  '011 96123-4567',
])('a Brazilian number with a carrier, %s, is that of its region, typed or pasted', (text) => {
  expect(rules.read(text, 'br')).toEqual({ country: 'br', national: '11961234567' })
  expect(pasted(text, 'br')).toMatchObject({ country: 'br', text: '11 96123 4567', value: '5511961234567' })
  expect(typed(text, 'br')).toMatchObject({ country: 'br', text: '11 96123 4567', value: '5511961234567' })
})

test('a carrier that looks like a region is no longer part of a number once more is typed', () => {
  expect(typed('0 21 31 99612-3456', 'br')).toMatchObject({ value: '5531996123456' })
  expect(typed('0 21 3199-6123', 'br')).toMatchObject({ value: '552131996123' })
  expect(typed('21 3199-61234567', 'br').value).toBe('5521319961234567'.slice(0, 15))
})

test.each([
  ['+٧ ٩١٢ ٣٤٥ ٦٧ ٨٩', 'br', '79123456789'],
  ['٨ (٩١٢) ٣٤٥-٦٧-٨٩', 'ru', '79123456789'],
  ['۹۱۲۳۴۵۶۷۸۹', 'ru', '79123456789'],
  ['००७९१२३४५६७८९', 'it', '79123456789'],
  ['０１１ ９６１２３－４５６７', 'br', '5511961234567'],
])('digits of other scripts, %s, are read, typed or pasted', (text, country, value) => {
  expect(pasted(text, country).value).toBe(value)
  expect(typed(text, country).value).toBe(value)
})

test('text without digits is empty, and excess digits are cut', () => {
  expect(pasted('call me', 'ru')).toEqual({ country: 'ru', text: '', value: '' })
  expect(pasted('1'.repeat(40), 'ru').value).toHaveLength(15)
  expect(digitsOf(pasted('９１２３４５６７８９', 'ru').text)).toBe('9123456789')
})

test("a number of another country than the given one has its own country's", () => {
  expect(entryOf(rules, 'ru', '5511961234567')).toEqual({
    country: 'br',
    text: '11 96123 4567',
    value: '5511961234567',
  })
  expect(entryOf(rules, 'kz', '79123456789')).toMatchObject({ country: 'kz', value: '79123456789' })
  expect(entryOf(rules, 'ru', '99')).toMatchObject({ country: 'ru' })
})

test('an unknown country breaks nothing', () => {
  expect(entryOf(rules, 'zz!!', '123')).toEqual({ country: 'zz!!', text: '123', value: '123' })
  expect(pasted('+7 912 345-67-89', 'zz!!')).toMatchObject({ country: 'ru', value: '79123456789' })
})

test.each([
  ['79001234567', '+7 900 123 45 67'],
  ['551155256325', '+55 11 5525 6325'],
  ['0', '+0'],
  ['999', '+999'],
  ['7900', '+7 900'],
])('digits %j of a contact are shown as %j', (digits, shown) => expect(rules.format(digits)).toBe(shown))
