import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageTag, LOCALES, type Locale } from '@croupier/domain/core'
import { describe, expect, test } from 'vitest'
import { createTranslate, readAllTexts, type Text, type TextKey, type Texts } from '../shared/texts/texts.ts'
import brTexts from './br/index.ts'
import enTexts from './en/index.ts'
import itTexts from './it/index.ts'
import ruTexts from './ru/index.ts'

const en = await readAllTexts(enTexts)
const ru = await readAllTexts(ruTexts)
const locales: Record<Locale, Texts> = { en, ru, it: await readAllTexts(itTexts), br: await readAllTexts(brTexts) }

const flat = (texts: Texts): Map<string, Text> =>
  new Map(
    Object.entries(texts).flatMap(([feature, group]) =>
      Object.entries(group as Record<string, Text>).map(([key, text]) => [`${feature}.${key}`, text] as const),
    ),
  )
const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([whole]) => whole).toSorted()
const base = flat(en)

describe.each(LOCALES)('texts in %s', (locale) => {
  const texts = flat(locales[locale])

  test('are exactly the keys of the base', () => {
    expect([...texts.keys()].toSorted()).toEqual([...base.keys()].toSorted())
  })

  test('keep the placeholders of the base in every form', () => {
    for (const [key, text] of texts) {
      const expected = placeholders(forms(base.get(key)!)[0]!)
      for (const form of forms(text)) expect(placeholders(form), key).toEqual(expected)
    }
  })

  test('have each plural form that the language tells apart for whole numbers', () => {
    const rules = new Intl.PluralRules(languageTag(locale))
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
    for (const [key, text] of texts) {
      if (typeof text !== 'string') expect(Object.keys(text), key).toEqual(expect.arrayContaining([...needed]))
    }
  })

  test('are filled, trimmed and in their own alphabet', () => {
    for (const [key, text] of texts) {
      for (const form of forms(text)) {
        expect(form.trim(), key).toBe(form)
        expect(form, key).not.toBe('')
        if (locale !== 'ru') expect(form, key).not.toMatch(/[А-Яа-яЁё]/)
      }
    }
  })
})

test('every key of the base is used somewhere', () => {
  const code = sourcesOf(new URL('..', import.meta.url))
  const names = [
    code,
    sourcesOf(new URL('../../../../packages/domain/src', import.meta.url)),
    readFileSync(new URL('../../../../docs/platform-api.md', import.meta.url), 'utf8'),
  ].join('\n')
  // Texts of forms and the cashbox are looked up by the name of a rule (domain), of a refusal or a state (platform) as well.
  const isNamed = (key: string) => {
    const [, name] =
      /^(?:forms|cashbox)\.(?:(?:payout_)?reason_|deposit_(?!limit)|payout_(?!not)|system_)?(\w+?)(?:_frees_at|_until)?$/.exec(
        key,
      ) ?? []
    return name !== undefined && new RegExp(`\\b${name}\\b`).test(names)
  }
  expect([...base.keys()].filter((key) => !code.includes(`'${key}'`) && !isNamed(key))).toEqual([])
})

function sourcesOf(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(fileURLToPath(folder), file), 'utf8'))
    .join('\n')
}

describe('translate', () => {
  const t = createTranslate('ru', ru)

  test.each([
    [1, '1 игра'],
    [3, '3 игры'],
    [5, '5 игр'],
    [21, '21 игра'],
    [1200, '1\u00a0200 игр'],
  ])('%i games', (count, text) => {
    expect(t('games.count', { count })).toBe(text)
  })

  test("a brand's wording wins over the base", () => {
    expect(createTranslate('en', en, { 'layout.compoints': 'Dollars' })('layout.compoints')).toBe('Dollars')
  })

  test('an unknown key shows itself, an unknown code is null', () => {
    expect(t('lobby.nothing' as TextKey)).toBe('lobby.nothing')
    expect(t.maybe('forms.no_such_code')).toBeNull()
    expect(t.maybe('forms.constructor')).toBeNull()
    expect(t.maybe('__proto__.x')).toBeNull()
  })

  test('what is filled in stays a text and is not filled again', () => {
    expect(t('search.nothing', { query: '{count}' })).toContain('{count}')
  })
})
