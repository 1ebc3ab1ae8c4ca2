import type { Locale } from '@croupier/domain/core'
import { LocaleTexts, type TextFiles } from '#shared/texts/locale-texts.ts'
import { createTranslate, type Translate } from '#shared/texts/translate.ts'
import en from '#texts/en.ts'
import it from '#texts/it.ts'
import br from '#texts/pt-BR.ts'
import ru from '#texts/ru.ts'

// Tests and stories only: all texts at once.

async function loadAll({ first, later }: TextFiles): Promise<TextFiles> {
  const loaded = Object.entries(later).map(async ([namespace, load]) => [namespace, await load()] as const)
  return { first: { ...first, ...Object.fromEntries(await Promise.all(loaded)) }, later: {} }
}

export const textFiles: Readonly<Record<Locale, TextFiles>> = {
  br: await loadAll(br),
  en: await loadAll(en),
  it: await loadAll(it),
  ru: await loadAll(ru),
}

export const translateOf = (locale: Locale): Translate => createTranslate(new LocaleTexts(locale, textFiles[locale]))
