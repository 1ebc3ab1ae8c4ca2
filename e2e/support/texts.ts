import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInstance, type Resource } from 'i18next'

type Values = Readonly<Record<string, string | number>>
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The site's texts in one language by key, so that a change of wording breaks no journey. */
export interface SiteTexts {
  /** The text of `namespace:key` with its values; `count` chooses the plural form. Throws for an unknown key. */
  (key: string, values?: Values): string
  /** Matches the text in any plural form; a placeholder without a value matches anything. */
  like(key: string, values?: Values): RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown

/** The texts of apps/web in a language, with a brand's overrides. */
export function textsOf(locale: string, brand = 'gold'): SiteTexts {
  const language = locale === 'br' ? 'pt-BR' : locale
  const texts = readTexts(language, brand)
  const numbers = new Intl.NumberFormat(language)
  const written = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)
  const translations = createInstance()
  void translations.init({
    lng: language,
    initAsync: false,
    ns: Object.keys(texts),
    keySeparator: false,
    resources: { [language]: texts } as Resource,
    interpolation: { escapeValue: false },
  })

  const say = (key: string, values: Values = {}) => {
    const { count } = values
    const options = { ...(count !== undefined && { count: Number(count) }), replace: writtenValues(values) }
    if (!translations.exists(key, options)) throw new Error(`no text ${key} in ${language}`)
    return translations.t(key, options)
  }
  const writtenValues = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]))
  const like = (key: string, values: Values = {}) => {
    const [namespace = '', name = ''] = key.split(':')
    const forms = Object.entries(texts[namespace] ?? {})
      .filter(([one]) => one === name || one.replace(/_(one|two|few|many|other)$/, '') === name)
      .map(([, form]) => form)
    if (forms.length === 0) throw new Error(`no text ${key} in ${language}`)
    const pattern = (form: string) =>
      form
        .split(/\{\{(\w+)\}\}/)
        .map((part, at) => {
          if (at % 2 === 0) return escaped(part)
          const value = values[part]
          return value === undefined ? '.+' : escaped(written(value))
        })
        .join('')
    return new RegExp(forms.map(pattern).join('|'))
  }
  return Object.assign(say, { like })
}

function readTexts(language: string, brand: string): Texts {
  const overrides = readJson(`packages/brands/${brand}/texts/${language}.json`) as Texts
  const files = globSync(`apps/web/src/texts/*/${language}/*.json`, { cwd: root })
  return Object.fromEntries(
    files.map((file) => {
      const namespace = path.basename(file, '.json')
      return [namespace, { ...(readJson(file) as Texts[string]), ...overrides[namespace] }]
    }),
  )
}

export const t = textsOf('en')
