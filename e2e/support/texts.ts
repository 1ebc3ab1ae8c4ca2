import path from 'node:path'
import { readdirSync, readFileSync } from 'node:fs'

type Text = string | Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

const root = new URL('../..', import.meta.url)

/** The site's texts in one language by key, so that a change of wording breaks no journey. */
export interface SiteTexts {
  /**
   * The text of `feature.name` with its placeholders filled; `count` chooses the plural form. Throws for an unknown
   * key.
   */
  (key: string, values?: Values): string
  /** Matches the text in any plural form; a placeholder without a value matches anything. */
  like(key: string, values?: Values): RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const readJson = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Text>

/** The texts of apps/web in a language, with a brand's overrides. */
export function textsOf(locale: string, brand = 'gold'): SiteTexts {
  const folder = new URL(`apps/web/src/texts/${locale}/`, root)
  const texts: Record<string, Text> = {}
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  for (const file of files) {
    const feature = path.basename(file, '.json')
    for (const [name, text] of Object.entries(readJson(new URL(file, folder)))) texts[`${feature}.${name}`] = text
  }
  Object.assign(texts, readJson(new URL(`packages/brands/${brand}/texts/${locale}.json`, root)))
  const tag = locale === 'br' ? 'pt-BR' : locale
  const plurals = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)

  const find = (key: string): Text => {
    const text = texts[key]
    if (text === undefined) throw new Error(`no text ${key} in ${locale}`)
    return text
  }
  const written = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)
  const say = (key: string, values: Values = {}) => {
    const text = find(key)
    const form =
      typeof text === 'string' ? text : (text[plurals.select(Number(values['count']))] ?? text['other'] ?? '')
    return form.replace(/\{(\w+)\}/g, (place, name: string) => written(values[name] ?? place))
  }
  const like = (key: string, values: Values = {}) => {
    const text = find(key)
    const forms = typeof text === 'string' ? [text] : Object.values(text)
    const pattern = (form: string) =>
      form
        .split(/\{(\w+)\}/)
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

export const t = textsOf('en')
