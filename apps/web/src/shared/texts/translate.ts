import type { Locale } from '@croupier/domain/core'
import type { ParseKeys, ParseKeysWithoutVariables, TFunction } from 'i18next'
import type { OnDemandNamespace, Resources } from '#texts/generated/resources.ts'
import { formatNumber } from './format-number.ts'
import type { LocaleTexts } from './locale-texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources
    keySeparator: false
    strictKeyChecks: true
  }
}

/** All namespaces, none of them the default: each key names its own, as in `games:count`. */
export type EveryNamespace = readonly [never, ...(keyof Resources)[]]

export type TextKey = ParseKeys<EveryNamespace>
/** Keys of texts without values. */
export type PlainTextKey = ParseKeysWithoutVariables<EveryNamespace>

export type TextValues = Readonly<Record<string, string | number>>

/** `t` of one request or tab, typed by i18next; `count` selects the plural form, numbers are written in the language's way. */
export interface Translate extends TFunction<EveryNamespace> {
  /** Text of a key known at run time only (a server's error code); null without one, or without a value that it needs. */
  maybe(key: string, values?: TextValues): string | null
  /** Whether all these namespaces are loaded. */
  has(namespaces: readonly OnDemandNamespace[]): boolean
  /** Loads on-demand namespaces. Rejects when one cannot be loaded. */
  load(namespaces: readonly OnDemandNamespace[]): Promise<void>
  readonly locale: Locale
  /** BCP 47 tag for `lang` and `Intl`: `pt-BR` for `br`. */
  readonly languageTag: string
}

const VALUE = /\{\{(\w+)\}\}/g

/** Creates the `t` of one request or tab. An unknown key returns itself. */
export function createTranslate(texts: LocaleTexts): Translate {
  const { locale, languageTag } = texts
  const filled = (text: string, values: TextValues) =>
    text.replace(VALUE, (place, name: string) => {
      const value = values[name] ?? place
      return typeof value === 'number' ? formatNumber(languageTag, value) : value
    })
  const translate = (key: string, values?: TextValues): string => {
    if (values === undefined) return texts.get(key) ?? key
    const { count } = values
    const form = typeof count === 'number' ? texts.plural(key, count) : undefined
    return filled(form ?? texts.get(key) ?? key, values)
  }
  return Object.assign(translate as unknown as TFunction<EveryNamespace>, {
    maybe: (key: string, values: TextValues = {}) => {
      const text = texts.get(key)
      const isMissing = (place: string) => values[place.slice(2, -2)] === undefined
      return text === undefined || text.match(VALUE)?.some(isMissing) ? null : filled(text, values)
    },
    has: (namespaces: readonly OnDemandNamespace[]) => namespaces.every((namespace) => texts.has(namespace)),
    async load(namespaces: readonly OnDemandNamespace[]) {
      await Promise.all(namespaces.map((namespace) => texts.load(namespace)))
    },
    locale,
    languageTag,
  })
}
