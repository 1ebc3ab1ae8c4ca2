import { languageTag, type Locale } from '@croupier/domain/core'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'

/** Texts of one namespace in i18next's JSON v4. */
type Bundle = Readonly<Record<string, string>>
type Bundles = Readonly<Record<string, Bundle>>

/** Text files of one language: those of a first visit, and loaders of the others (decision 42). */
export interface TextFiles {
  readonly first: Bundles
  readonly later: Readonly<Record<string, () => Promise<Bundle>>>
}

/** Builds `TextFiles` from the results of `import.meta.glob`. */
export function toTextFiles(first: Record<string, unknown>, later: Record<string, () => Promise<unknown>>): TextFiles {
  const byNamespace = (files: object) =>
    Object.fromEntries(Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]))
  return { first: byNamespace(first), later: byNamespace(later) } as TextFiles
}

/** The texts of one locale with a brand's overrides, merged once. Requests of this locale and brand share them. */
export class LocaleTexts {
  readonly locale: Locale
  /** BCP 47 tag for `lang` and `Intl`: `pt-BR` for `br`. */
  readonly languageTag: string
  readonly #later: TextFiles['later']
  readonly #overrides: Bundles
  /** By key, such as `games:count_one`. */
  readonly #texts = new Map<string, string>()
  readonly #namespaces = new Set<string>()
  readonly #plurals: Intl.PluralRules

  constructor(locale: Locale, { first, later }: TextFiles, overrides: Bundles = {}) {
    this.locale = locale
    this.languageTag = languageTag(locale)
    this.#plurals = new Intl.PluralRules(this.languageTag)
    this.#later = later
    this.#overrides = overrides
    for (const [namespace, texts] of Object.entries(first)) this.#add(namespace, texts)
  }

  get(key: string): string | undefined {
    return this.#texts.get(key)
  }

  /** The form of a text that a number takes. */
  plural(key: string, count: number): string | undefined {
    return this.#texts.get(`${key}_${this.#plurals.select(count)}`)
  }

  has(namespace: string): boolean {
    return this.#namespaces.has(namespace)
  }

  /** Loads an on-demand namespace. Rejects when it cannot be loaded; the next call tries again. */
  async load(namespace: OnDemandNamespace): Promise<void> {
    if (!this.has(namespace)) this.#add(namespace, await this.#later[namespace]!())
  }

  #add(namespace: string, texts: Bundle): void {
    for (const [name, text] of Object.entries({ ...texts, ...this.#overrides[namespace] }))
      this.#texts.set(`${namespace}:${name}`, text)
    this.#namespaces.add(namespace)
  }
}
