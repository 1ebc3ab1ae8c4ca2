import type { Locale } from '@croupier/domain/core'
import { action, makeObservable, observableRef } from 'mobx'
import {
  createTranslate,
  type LaterFeature,
  type LocaleTexts,
  type NeedTexts,
  type TextOverrides,
  type Texts,
  type Translate,
} from './texts.ts'

/** The current language and its loaded texts. */
export class Language {
  translate: Translate

  #texts: GrowingTexts
  readonly #needed = new Set<LaterFeature>()

  constructor(locale: Locale, texts: LocaleTexts, overrides: TextOverrides = {}) {
    this.#texts = new GrowingTexts(texts)
    this.translate = createTranslate(locale, this.#texts.known, overrides)
    makeObservable<this, 'setTexts'>(this, { translate: observableRef, setTexts: action })
  }

  readonly need: NeedTexts = async (features) => {
    for (const feature of features) this.#needed.add(feature)
    const texts = this.#texts
    await texts.read(features)
    if (texts !== this.#texts) await this.need(features)
  }

  /** Switches the language once all requested features are loaded; rejects and changes nothing on failure. */
  async change(locale: Locale, texts: LocaleTexts, overrides: TextOverrides = {}): Promise<void> {
    const next = new GrowingTexts(texts)
    while (!next.has(this.#needed)) await next.read([...this.#needed])
    this.setTexts(next, createTranslate(locale, next.known, overrides))
  }

  private setTexts(texts: GrowingTexts, translate: Translate): void {
    this.#texts = texts
    this.translate = translate
  }
}

class GrowingTexts {
  readonly known: Partial<Texts>
  readonly #later: LocaleTexts['later']

  constructor({ first, later }: LocaleTexts) {
    this.known = { ...first }
    this.#later = later
  }

  has(features: Iterable<LaterFeature>): boolean {
    return [...features].every((feature) => feature in this.known)
  }

  async read(features: readonly LaterFeature[]): Promise<void> {
    const missing = features.filter((feature) => !(feature in this.known))
    await Promise.all(
      missing.map(async (feature) => Object.assign(this.known, { [feature]: await this.#later[feature]() })),
    )
  }
}
