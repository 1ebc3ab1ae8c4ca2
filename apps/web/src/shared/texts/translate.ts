import type { Locale } from '@croupier/domain/core'
import type { ParseKeys, ParseKeysWithoutVariables, TFunction } from 'i18next'
import type { OnDemandNamespace, Resources } from '#texts/generated/resources.ts'
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

/** i18next's `t` of one request or tab; `count` selects the plural form, numbers are written in the language's way. */
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

const UNFILLED = /\{\{\w+\}\}/

/** Creates the `t` of one request or tab. An unknown key returns itself. */
export function createTranslate(texts: LocaleTexts): Translate {
  const { locale, languageTag, plain } = texts
  // By plain strings: the typed keys are for the callers of what is made here.
  const { exists, t } = texts.createInstance() as unknown as {
    exists(key: string): boolean
    t(key: string, options?: object): string
  }
  const translate = (key: string, options?: object): string => {
    if (options) return t(key, options)
    const known = plain.get(key)
    if (known !== undefined) return known
    const text = t(key)
    if (text !== key) plain.set(key, text)
    return text
  }
  return Object.assign(translate as unknown as TFunction<EveryNamespace>, {
    maybe: (key: string, values: TextValues = {}) => {
      const text = exists(key) ? t(key, { replace: values }) : null
      return text === null || UNFILLED.test(text) ? null : text
    },
    has: (namespaces: readonly OnDemandNamespace[]) => namespaces.every((namespace) => texts.has(namespace)),
    async load(namespaces: readonly OnDemandNamespace[]) {
      await Promise.all(namespaces.map((namespace) => texts.load(namespace)))
    },
    locale,
    languageTag,
  })
}
