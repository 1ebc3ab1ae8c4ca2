import type { Locale } from '@croupier/domain/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { createTranslate, type TextOverrides, type Texts, type Translate } from '../shared/texts.ts'

/** The language in view; replaced as a whole when the visitor chooses another. */
export class Language {
  translate: Translate

  constructor(locale: Locale, texts: Texts, overrides: TextOverrides = {}) {
    this.translate = createTranslate(locale, texts, overrides)
    makeAutoObservable(this, { translate: observableRef })
  }

  change(locale: Locale, texts: Texts, overrides: TextOverrides = {}): void {
    this.translate = createTranslate(locale, texts, overrides)
  }
}
