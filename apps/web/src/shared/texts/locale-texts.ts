import { languageTag, type Locale } from '@croupier/domain/core'
import { createInstance, type FormatterModule, type i18n } from 'i18next'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'
import { formatNumber } from './format-number.ts'

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
  /** BCP 47 tag for `lang`, `Intl` and i18next: `pt-BR` for `br`. */
  readonly languageTag: string
  /** Found texts without values, by key: i18next takes microseconds for each. */
  readonly plain = new Map<string, string>()
  readonly #later: TextFiles['later']
  readonly #overrides: Bundles
  readonly #original: i18n

  constructor(locale: Locale, { first, later }: TextFiles, overrides: Bundles = {}) {
    this.locale = locale
    this.languageTag = languageTag(locale)
    this.#later = later
    this.#overrides = overrides
    const bundles = Object.entries(first).map(([namespace, texts]) => [namespace, this.#merge(namespace, texts)])
    this.#original = createInstance()
    void this.#original.use(numberFormatter(this.languageTag)).init({
      lng: this.languageTag,
      load: 'currentOnly',
      fallbackLng: false,
      initAsync: false,
      ns: Object.keys(first),
      defaultNS: false,
      nsSeparator: ':',
      keySeparator: false,
      resources: { [this.languageTag]: Object.fromEntries(bundles) as Record<string, Bundle> },
      appendNamespaceToMissingKey: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
  }

  /** An i18next instance for one request or tab. Its texts and plural rules are shared. */
  createInstance(): i18n {
    return this.#original.cloneInstance()
  }

  has(namespace: string): boolean {
    return this.#original.hasResourceBundle(this.languageTag, namespace)
  }

  /** Loads an on-demand namespace. Rejects when it cannot be loaded; the next call tries again. */
  async load(namespace: OnDemandNamespace): Promise<void> {
    if (this.has(namespace)) return
    const texts = this.#merge(namespace, await this.#later[namespace]!())
    this.#original.addResourceBundle(this.languageTag, namespace, texts)
  }

  /** Makes a new object, because other brands use `texts` too and i18next adds to what it is given. */
  #merge(namespace: string, texts: Bundle): Bundle {
    return Object.freeze({ ...texts, ...this.#overrides[namespace] })
  }
}

const nothing = (): void => undefined

/** Writes numbers as the language does: "1 200". */
function numberFormatter(language: string): FormatterModule {
  return {
    type: 'formatter',
    init: nothing,
    add: nothing,
    addCached: nothing,
    format: (value: unknown) => (typeof value === 'number' ? formatNumber(language, value) : (value as string)),
  }
}
