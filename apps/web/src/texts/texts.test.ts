import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languageTag, LOCALES } from '@croupier/domain/core'
import { describe, expect, test } from 'vitest'
import { alternativesOf } from '../../../../scripts/checks/alternatives.ts'
import { textFiles } from '#testing/text-files.ts'

const keysOf = (locale: 'en') =>
  Object.entries(textFiles[locale].first).flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => `${namespace}:${key.replace(/_(one|other)$/, '')}`),
  )

describe.each(LOCALES)('texts in %s', (locale) => {
  const texts = Object.entries(textFiles[locale].first).flatMap(([, each]) => Object.entries(each))

  test('are in their own alphabet', () => {
    expect(texts.length).toBeGreaterThan(500)
    if (locale !== 'ru') expect(texts.filter(([, text]) => /[А-Яа-яЁё]/.test(text))).toEqual([])
  })

  test('leave the sign of a percentage to the language: "10%", "10 %"', () => {
    expect(texts.filter(([, text]) => /\}\}\s?%/.test(text))).toEqual([])
  })

  test("are files as i18next's tools write them", () => {
    for (const file of globSync(`*/${languageTag(locale)}/*.json`, {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    })) {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8')
      expect(source, file).toBe(`${JSON.stringify(JSON.parse(source), null, 2)}\n`)
    }
  })
})

describe('in Russian', () => {
  const texts = Object.entries(textFiles.ru.first).flatMap(([namespace, each]) =>
    Object.entries(each).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  )
  const singular = texts.filter(([key]) => !/_(?:one|few|many|other)$/.test(key))

  test('a noun after a number is in its plural forms, or the number is fixed', () => {
    const counted = singular.filter(([, text]) => /\{\{\w+\}\} [а-яё]{2,}(?:ов|ев|ей|ков|ек)(?![а-яё])/.test(text))
    expect(counted.map(([key]) => key)).toEqual(['purchases:pickUpText'])
  })

  test('points and times, which are in the nominative, follow no word that wants another case', () => {
    const WITH_WORDS =
      /(?:^| )(?:из|от|до|без|около|больше|меньше|более|менее|хватает) \{\{(?:points|missing|cooling|delay)\}\}/i
    const OF_LIMITS = /(?:^| )(?:из|от|до|без|около|больше|меньше|более|менее|хватает) \{\{(?:used|amount)\}\}/i
    const wrong = texts.filter(
      ([key, text]) => WITH_WORDS.test(text) || (key.startsWith('limits:') && OF_LIMITS.test(text)),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })
})

/** Texts of forms, the cashbox, the exchange and documents are looked up by the name of a rule (domain), of a refusal or a state (platform) as well. */
const LOOKED_UP =
  /^(?:forms|cashbox|compoint-exchange|documents):(?:(?:payout_)?reason_|declined_|advice_|refused_|deposit_(?!limit|condition)|payout_(?!not)|system_|field_)?(\w+?)(?:_frees_at|_until)?$/

test('every way to look a text up finds one', () => {
  const keys = keysOf('en')
  const idle = alternativesOf(LOOKED_UP).filter((way) => !keys.some((key) => way.test(key)))
  expect(idle.map(String)).toEqual([])
})

test('every key of the base is used somewhere', () => {
  const code = sourcesOf(new URL('..', import.meta.url))
  const names = [
    code,
    sourcesOf(new URL('../../../../packages/domain/src', import.meta.url)),
    readFileSync(new URL('../../../../docs/platform-api.md', import.meta.url), 'utf8'),
  ].join('\n')
  const isNamed = (key: string) => {
    const [, name] = LOOKED_UP.exec(key) ?? []
    return name !== undefined && new RegExp(`\\b${name}\\b`).test(names)
  }
  expect(keysOf('en').filter((key) => !code.includes(`'${key}'`) && !isNamed(key))).toEqual([])
})

function sourcesOf(folder: URL): string {
  return globSync('**/*.{ts,tsx}', { cwd: fileURLToPath(folder), exclude: ['**/*.test.*', '**/generated/**'] })
    .map((file) => readFileSync(new URL(file, `${folder.href}/`), 'utf8'))
    .join('\n')
}

test('the texts that the product rules name have their keys', () => {
  const named = [
    'errors:try_latter',
    'games:errors.cannot_run_game',
    'games:blocked_double_game_run',
    'games:dont_have_wager',
    'verification:live_page_title',
    'verification:live_page_button',
    'verification:cancel_page_button',
    'support:chat_maintenance',
  ]
  const keys = keysOf('en')
  expect(named.filter((key) => !keys.includes(key))).toEqual([])
})
