import { action, makeObservable, observableRef } from 'mobx'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'
import type { LocaleTexts } from './locale-texts.ts'
import { createTranslate, type Translate } from './translate.ts'

export type NeedTexts = (namespaces: readonly OnDemandNamespace[]) => Promise<void>

/** The current language and its loaded texts. */
export class Language {
  translate: Translate

  readonly #needed = new Set<OnDemandNamespace>()

  constructor(texts: LocaleTexts) {
    this.translate = createTranslate(texts)
    makeObservable<this, 'setTranslate'>(this, { translate: observableRef, setTranslate: action })
  }

  readonly need: NeedTexts = async (namespaces) => {
    for (const namespace of namespaces) this.#needed.add(namespace)
    const { translate } = this
    await translate.load(namespaces)
    if (translate !== this.translate) await this.need(namespaces)
  }

  /** Switches the language once all requested namespaces are loaded; rejects and changes nothing on failure. */
  async change(texts: LocaleTexts): Promise<void> {
    const next = createTranslate(texts)
    while (!next.has([...this.#needed])) await next.load([...this.#needed])
    this.setTranslate(next)
  }

  private setTranslate(translate: Translate): void {
    this.translate = translate
  }
}
