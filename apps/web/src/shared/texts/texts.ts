import type { Locale } from '@croupier/domain/core'
import { languageTag } from '@croupier/domain/core'
import type { BaseTexts, OnDemandTexts } from '../../texts/base-texts.ts'

/** Text by plural category; `other` covers missing categories. */
export type PluralText = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }
export type Text = string | PluralText

/** Texts by feature and key. English defines the keys; the compiler checks the other locales. */
export type Texts = { readonly [F in keyof BaseTexts]: { readonly [K in keyof BaseTexts[F]]: Text } }
export type LaterFeature = keyof OnDemandTexts
export type TextKey = { [F in keyof BaseTexts]: `${F & string}.${keyof BaseTexts[F] & string}` }[keyof BaseTexts]

/** Texts of one locale: first-visit texts, and loaders of on-demand texts (decision 34). */
export interface LocaleTexts {
  readonly first: Omit<Texts, LaterFeature>
  readonly later: { readonly [F in LaterFeature]: () => Promise<Texts[F]> }
}

/** Builds `LocaleTexts` from the results of `import.meta.glob`. */
export function toLocaleTexts(
  first: Record<string, unknown>,
  later: Record<string, () => Promise<unknown>>,
): LocaleTexts {
  const byFeature = (files: object) =>
    Object.fromEntries(Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]))
  return { first: byFeature(first), later: byFeature(later) } as unknown as LocaleTexts
}

export type NeedTexts = (features: readonly LaterFeature[]) => Promise<void>

export type TextOverrides = Readonly<Record<string, Text>>
export type TextParams = Readonly<Record<string, string | number>>

export interface Translate {
  /** Text of `key` with `{name}` placeholders filled; `count` selects the plural form. */
  (key: TextKey, params?: TextParams): string
  /** Text of a key known at run time only (a server's error code), or null. */
  maybe(key: string, params?: TextParams): string | null
  /** Whether all these features are loaded. */
  has(features: readonly LaterFeature[]): boolean
  readonly locale: Locale
  /** BCP 47 tag for `lang` and `Intl`: `pt-BR` for `br`. */
  readonly languageTag: string
}

/** Creates the lookup of one locale; brand overrides win, an unknown key returns itself. `texts` may grow. */
export function createTranslate(locale: Locale, texts: Partial<Texts>, overrides: TextOverrides = {}): Translate {
  const tag = languageTag(locale)
  // Created on first use: `Intl` objects are slow to create.
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined

  const find = (key: string): Text | undefined => {
    if (Object.hasOwn(overrides, key)) return overrides[key]
    const [feature = '', name = ''] = key.split('.', 2)
    const group = (texts as Record<string, Record<string, Text>>)[feature]
    return group && Object.hasOwn(group, name) ? group[name] : undefined
  }
  const fill = (text: Text, params: TextParams): string => {
    const count = params['count']
    const form =
      typeof text === 'string'
        ? text
        : (text[(plurals ??= new Intl.PluralRules(tag)).select(Number(count))] ?? text.other)
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = params[name]
      if (value === undefined) return whole
      return typeof value === 'number' ? (numbers ??= new Intl.NumberFormat(tag)).format(value) : value
    })
  }
  const maybe = (key: string, params: TextParams = {}): string | null => {
    const text = find(key)
    return text === undefined ? null : fill(text, params)
  }
  return Object.assign((key: TextKey, params?: TextParams) => maybe(key, params) ?? key, {
    maybe,
    has: (features: readonly LaterFeature[]) => features.every((feature) => feature in texts),
    locale,
    languageTag: tag,
  })
}

export async function readAllTexts({ first, later }: LocaleTexts): Promise<Texts> {
  const read = Object.entries(later).map(async ([feature, load]) => [feature, await load()] as const)
  return { ...first, ...Object.fromEntries(await Promise.all(read)) } as Texts
}
