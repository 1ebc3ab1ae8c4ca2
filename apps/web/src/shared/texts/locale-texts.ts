import { languageTag, type Locale } from '@croupier/domain/core'
import type { OnDemandNamespace } from '../../texts/generated/resources.ts'

/** Texts of one namespace in i18next's JSON v4. */
export type Bundle = Readonly<Record<string, string>>
type Bundles = Readonly<Record<string, Bundle>>

/** Text files of one language: those of a first visit, and loaders of the others (decision 34). */
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

/**
 * The texts of one locale with a brand's overrides. Requests and language switches share them, so bundles are merged
 * once and frozen.
 */
export class LocaleTexts {
  readonly locale: Locale
  /** BCP 47 tag for `lang`, `Intl` and i18next: `pt-BR` for `br`. */
  readonly languageTag: string
  readonly first: Bundles
  /** Found texts without values, by key: i18next takes microseconds for each. */
  readonly plain = new Map<string, string>()
  readonly #later: TextFiles['later']
  readonly #overrides: Bundles
  readonly #loaded = new Map<string, Bundle>()
  #numbers: Intl.NumberFormat | undefined

  constructor(locale: Locale, { first, later }: TextFiles, overrides: Bundles = {}) {
    this.locale = locale
    this.languageTag = languageTag(locale)
    this.#later = later
    this.#overrides = overrides
    this.first = Object.fromEntries(Object.entries(first).map(([name, texts]) => [name, this.#merge(name, texts)]))
  }

  /** Loads an on-demand namespace. Rejects when it cannot be loaded; the next call tries again. */
  async load(namespace: OnDemandNamespace): Promise<Bundle> {
    const known = this.#loaded.get(namespace)
    if (known) return known
    const texts = await this.#later[namespace]!()
    const merged = this.#loaded.get(namespace) ?? this.#merge(namespace, texts)
    this.#loaded.set(namespace, merged)
    return merged
  }

  /** Formats a number as the language writes it: "1 200". */
  formatNumber(value: number): string {
    // Created on first use: `Intl` objects are slow to create.
    return (this.#numbers ??= new Intl.NumberFormat(this.languageTag)).format(value)
  }

  /** Makes a new object: i18next would add overrides to the one that all requests share. */
  #merge(namespace: string, texts: Bundle): Bundle {
    return Object.freeze({ ...texts, ...this.#overrides[namespace] })
  }
}
