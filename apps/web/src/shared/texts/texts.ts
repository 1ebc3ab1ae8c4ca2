import type { Locale } from '@croupier/domain/core'
import { languageTag } from '@croupier/domain/core'
import type { BaseTexts, OnDemandTexts } from '../../texts/base-texts.ts'

/** A text by plural category of `Intl.PluralRules`; `other` serves every category a locale leaves out. */
export type PluralText = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string }
export type Text = string | PluralText

/** All texts of one locale: feature → key → text. The English ones give the shape; the compiler holds the others to it. */
export type Texts = { readonly [F in keyof BaseTexts]: { readonly [K in keyof BaseTexts[F]]: Text } }
/** A file of texts that comes with the pages and dialogs that name it. */
export type LaterFeature = keyof OnDemandTexts
export type TextKey = { [F in keyof BaseTexts]: `${F & string}.${keyof BaseTexts[F] & string}` }[keyof BaseTexts]

/** The texts of one locale as they come: those of a first visit, and each other feature's with what uses it (decision 34). */
export interface LocaleTexts {
  readonly first: Omit<Texts, LaterFeature>
  readonly later: { readonly [F in LaterFeature]: () => Promise<Texts[F]> }
}

/** The files of one locale by feature: those of `first-visit` and those of `on-demand` (`import.meta.glob`). */
export function toLocaleTexts(
  first: Record<string, unknown>,
  later: Record<string, () => Promise<unknown>>,
): LocaleTexts {
  const byFeature = (files: object) =>
    Object.fromEntries(Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]))
  return { first: byFeature(first), later: byFeature(later) } as unknown as LocaleTexts
}

/** Brings the texts of features that a first visit goes without; rejects when they do not come. */
export type NeedTexts = (features: readonly LaterFeature[]) => Promise<void>

/** A brand's own wording, by full key; whatever it leaves out comes from the base texts. */
export type TextOverrides = Readonly<Record<string, Text>>
export type TextParams = Readonly<Record<string, string | number>>

export interface Translate {
  /** The text of `key` with `{name}` placeholders filled. `count` also chooses the plural form. */
  (key: TextKey, params?: TextParams): string
  /** The text of a key made at run time (a server's error code), or null when there is none. */
  maybe(key: string, params?: TextParams): string | null
  /** Whether the texts of all these are here: a page may stand without its own, saying that they did not come. */
  has(features: readonly LaterFeature[]): boolean
  readonly locale: Locale
  /** For `lang` attributes and `Intl`: `br` is `pt-BR` there (open-points.md). */
  readonly languageTag: string
}

/**
 * Looks texts up in one locale, the brand's own first. An unknown key answers with itself, so that a fault is seen, not hidden.
 * `texts` may grow.
 */
export function createTranslate(locale: Locale, texts: Partial<Texts>, overrides: TextOverrides = {}): Translate {
  const tag = languageTag(locale)
  // Made when first needed: they are slow to make, and few of the pages that the server draws need them.
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

/** All that there is in one locale. */
export async function readAllTexts({ first, later }: LocaleTexts): Promise<Texts> {
  const read = Object.entries(later).map(async ([feature, load]) => [feature, await load()] as const)
  return { ...first, ...Object.fromEntries(await Promise.all(read)) } as Texts
}
