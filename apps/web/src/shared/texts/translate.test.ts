/**
 * @promise Locale: a language changes everything in place, an open dialog and a typed search too
 * @proof games-store.test, game-search.test, language-choice.stories, dialogs.stories (InAnotherLanguage),
 *   search-panel.stories (InAnotherLanguage)
 * @journey shell/language
 *
 * @promise Texts, money and dates: a brand's texts are never shown by another brand
 * @journey shell/brands
 *
 * @promise Texts, money and dates: every text is what i18next makes of it, so that its format and tools hold
 * @journey none
 *
 * @promise Texts, money and dates: a wrong key, a missing value or count does not compile
 * @journey none
 */

import { brands } from '@croupier/brands'
import { languageTag } from '@croupier/domain/core'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { textFiles, translateOf } from '#testing/text-files.ts'
import { Language } from './language.ts'
import { LocaleTexts, type TextFiles } from './locale-texts.ts'
import { createTranslate, type TextKey } from './translate.ts'

const files: TextFiles = {
  first: { lobby: { heading: 'Games', title: '{{brand}}' } },
  later: { search: () => Promise.resolve({ clear: 'Clear', close: 'Close' }) },
}

describe('a plural form', () => {
  test.each([
    ['ru', 0, '0 игр'],
    ['ru', 1, '1 игра'],
    ['ru', 3, '3 игры'],
    ['ru', 5, '5 игр'],
    ['ru', 21, '21 игра'],
    ['ru', 1.5, '1,5 игры'],
    ['ru', 1200, '1\u00a0200 игр'],
    ['en', 1200, '1,200 games'],
    ['it', 1, '1 gioco'],
    ['it', 1_000_000, '1.000.000 giochi'],
    ['br', 0, '0 jogo'],
    ['br', 2, '2 jogos'],
  ] as const)('in %s for %d is %s', (locale, count, text) => {
    expect(translateOf(locale)('games:count', { count })).toBe(text)
  })
})

describe('what i18next makes', () => {
  const COUNTS = [0, 1, 2, 5, 11, 21, 1.5, 1200, 1_000_000]
  const cases = Object.entries(brands).flatMap(([brand, { locales, texts }]) =>
    locales.map((locale) => ({ brand, locale, overrides: texts[locale] ?? {} })),
  )

  test.each(cases)('of every text of $brand in $locale', ({ locale, overrides }) => {
    const { first } = textFiles[locale]
    const language = languageTag(locale)
    const merged = mapTexts(first, (texts, namespace) => ({ ...texts, ...overrides[namespace] }))
    const numbers = new Intl.NumberFormat(language)
    const reference = createInstance()
    const format = (value: unknown) => (typeof value === 'number' ? numbers.format(value) : String(value))
    const nothing = () => undefined
    void reference.use({ type: 'formatter', init: nothing, add: nothing, addCached: nothing, format }).init({
      lng: language,
      initAsync: false,
      defaultNS: false,
      ns: Object.keys(merged),
      keySeparator: false,
      appendNamespaceToMissingKey: true,
      resources: { [language]: merged },
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
      },
    })
    const say = reference.t as unknown as (key: string, values?: object) => string
    const t = createTranslate(new LocaleTexts(locale, textFiles[locale], overrides))
    const ours = t as unknown as (key: string, values?: object) => string
    const keys = Object.entries(merged).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ key: `${namespace}:${name}`, text })),
    )
    expect(keys.length).toBeGreaterThan(1000)
    for (const { key, text } of keys) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
      const values = Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? `<${name}>` : 1200 + at]))
      const stem = key.replace(/_(one|two|few|many|other)$/, '')
      if (names.length === 0) expect(ours(key)).toBe(say(key))
      else if (!names.includes('count')) expect(ours(key, values)).toBe(say(key, values))
      for (const count of names.includes('count') ? COUNTS : [])
        expect(ours(stem, { ...values, count })).toBe(say(stem, { ...values, count }))
      expect(t.maybe(key, values)).toBe(reference.exists(key) ? say(key, { replace: values }) : null)
    }
  })
})

describe('a value', () => {
  test('stays a text: it is neither filled in nor looked up again', () => {
    const said = translateOf('en')('search:nothing', { query: '{{count}} $t(search:clear) <b>' })
    expect(said).toContain('{{count}} $t(search:clear) <b>')
  })

  test('of the platform is no option', () => {
    const said = translateOf('en').maybe('forms:minLength', { min: 8, defaultValue: 'x', lng: 'ru', context: 'y' })
    expect(said).toBe('At least 8 characters')
  })
})

test('a text of a code is none without the value that it needs, which the platform may not send', () => {
  const t = translateOf('en')
  expect(t.maybe('forms:minLength')).toBeNull()
  expect(t.maybe('forms:minLength', { max: 8 })).toBeNull()
  expect(t.maybe('forms:minLength', { min: '{{max}}' })).toBe('At least {{max}} characters')
})

test('an unknown key shows itself, an unknown code is null', () => {
  const t = translateOf('ru')
  expect(t('lobby:nothing' as 'lobby:heading')).toBe('lobby:nothing')
  for (const code of ['forms:no_such_code', 'forms:constructor', '__proto__:x', 'forms:a:b', 'forms:'])
    expect(t.maybe(code)).toBeNull()
})

describe("a brand's texts", () => {
  const brands = () => ({
    plain: new LocaleTexts('en', files),
    bright: new LocaleTexts('en', files, { lobby: { heading: 'Neon' }, search: { clear: 'Wipe' } }),
  })

  test('win over the base, late ones too', async () => {
    const t = createTranslate(brands().bright)
    await t.load(['search'])
    expect([t('lobby:heading'), t('lobby:title', { brand: 'B' }), t('search:clear'), t('search:close')]).toEqual([
      'Neon',
      'B',
      'Wipe',
      'Close',
    ])
  })

  test('are unknown to requests of another brand, before and after', async () => {
    const { plain, bright } = brands()
    const say = async (texts: LocaleTexts) => {
      const t = createTranslate(texts)
      await t.load(['search'])
      return [t('lobby:heading'), t('search:clear')]
    }
    expect(await say(plain)).toEqual(['Games', 'Clear'])
    expect(await say(bright)).toEqual(['Neon', 'Wipe'])
    expect(await say(plain)).toEqual(['Games', 'Clear'])
    expect(files.first).toEqual({ lobby: { heading: 'Games', title: '{{brand}}' } })
  })
})

describe('the language of a tab', () => {
  test('changes when everything needed so far is loaded in the new one', async () => {
    const language = new Language(new LocaleTexts('en', files))
    await language.need(['search'])
    const russian: TextFiles = {
      first: { lobby: { heading: 'Игры' } },
      later: { search: () => Promise.resolve({ clear: 'Стереть' }) },
    }
    await language.change(new LocaleTexts('ru', russian))
    const t = language.translate
    expect([t.locale, t('lobby:heading'), t('search:clear')]).toEqual(['ru', 'Игры', 'Стереть'])
  })

  test('stays when the new one cannot be loaded, and a later attempt succeeds', async () => {
    const language = new Language(new LocaleTexts('en', files))
    await language.need(['search'])
    let isDown = true
    const italian = new LocaleTexts('it', {
      first: { lobby: { heading: 'Giochi' } },
      later: { search: () => (isDown ? Promise.reject(new Error('no line')) : Promise.resolve({ clear: 'Cancella' })) },
    })
    await expect(language.change(italian)).rejects.toThrow('no line')
    expect([language.translate.locale, language.translate('lobby:heading')]).toEqual(['en', 'Games'])
    isDown = false
    await language.change(italian)
    expect(language.translate('search:clear')).toBe('Cancella')
  })
})

const mapTexts = <T>(
  bundles: Readonly<Record<string, T>>,
  change: (texts: T, namespace: string) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(bundles).map(([namespace, texts]) => [namespace, change(texts, namespace)]))

/** Never called: the compiler checks it. */
export function wrongCalls(key: TextKey) {
  const t = translateOf('en')
  return [
    t('lobby:heading'),
    t('lobby:title', { brand: 'Croupier' }),
    t('games:count', { count: 2 }),
    // @ts-expect-error there is no such key
    t('lobby:headline'),
    // @ts-expect-error there is no such namespace
    t('lobbi:heading'),
    // @ts-expect-error every key names its namespace
    t('heading'),
    // @ts-expect-error a value is missing
    t('lobby:title'),
    // @ts-expect-error another value is missing
    t('games:shown', { shown: 1 }),
    // @ts-expect-error the name of a value is wrong
    t('lobby:title', { brnad: 'Croupier' }),
    // @ts-expect-error the count is missing
    t('games:count'),
    // @ts-expect-error the count is no number
    t('games:count', { count: '2' }),
    // @ts-expect-error some keys need values
    t(key),
  ]
}
