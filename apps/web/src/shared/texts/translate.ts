import type { Locale } from '@croupier/domain/core'
import {
  createInstance,
  type FormatterModule,
  type ParseKeys,
  type ParseKeysWithoutVariables,
  type TFunction,
} from 'i18next'
import type { OnDemandNamespace, Resources } from '../../texts/generated/resources.ts'
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
  /** Text of a key known at run time only (a server's error code), or null. */
  maybe(key: string, values?: TextValues): string | null
  /** Whether all these namespaces are loaded. */
  has(namespaces: readonly OnDemandNamespace[]): boolean
  /** Loads on-demand namespaces. Rejects when one cannot be loaded. */
  load(namespaces: readonly OnDemandNamespace[]): Promise<void>
  readonly locale: Locale
  /** BCP 47 tag for `lang` and `Intl`: `pt-BR` for `br`. */
  readonly languageTag: string
}

/** Creates an i18next instance with the texts of a first visit. An unknown key returns itself. */
export function createTranslate(texts: LocaleTexts): Translate {
  const { locale, languageTag, first, plain } = texts
  const instance = createInstance()
  void instance.use(numbersOf(texts)).init({
    lng: languageTag,
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(first),
    defaultNS: false,
    nsSeparator: ':',
    keySeparator: false,
    // Late namespaces are added to these two objects, which are this instance's own; the bundles are shared and frozen.
    resources: { [languageTag]: { ...first } },
    appendNamespaceToMissingKey: true,
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  const { exists, t } = instance as unknown as {
    exists(key: string): boolean
    t(key: string, options?: object): string
  }
  const has = (namespace: string) => instance.hasResourceBundle(languageTag, namespace)
  const translate = (key: string, options?: object): string => {
    if (options) return t(key, options)
    const known = plain.get(key)
    if (known !== undefined) return known
    const text = t(key)
    if (text !== key) plain.set(key, text)
    return text
  }
  return Object.assign(translate as unknown as TFunction<EveryNamespace>, {
    maybe: (key: string, values: TextValues = {}) => (exists(key) ? t(key, { replace: values }) : null),
    has: (namespaces: readonly string[]) => namespaces.every(has),
    async load(namespaces: readonly OnDemandNamespace[]) {
      const add = async (namespace: OnDemandNamespace) => {
        const bundle = await texts.load(namespace)
        instance.addResourceBundle(languageTag, namespace, bundle, false, false, { silent: true, skipCopy: true })
      }
      await Promise.all(namespaces.filter((namespace) => !has(namespace)).map(add))
    },
    locale,
    languageTag,
  })
}

const nothing = (): void => undefined

const numbersOf = (texts: LocaleTexts): FormatterModule => ({
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown) => (typeof value === 'number' ? texts.formatNumber(value) : (value as string)),
})
