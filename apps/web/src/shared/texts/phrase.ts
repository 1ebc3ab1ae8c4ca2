import { formatMoney } from '@croupier/domain/core'
import type { TextKey, Translate } from './texts.ts'

/** An amount within a phrase. */
interface PhraseMoney {
  readonly minor: number
  readonly currency: string
}

/**
 * What will be said where it is drawn, in the language of that moment: a key and what fills it, or the platform's own words, which
 * have no key. Plain data, for what outlives a switch of languages.
 */
export type Phrase =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number | PhraseMoney>> }
  | { readonly words: string }

export function formatPhrase(t: Translate, phrase: Phrase): string {
  if ('words' in phrase) return phrase.words
  const { key, params = {} } = phrase
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMoney(value.minor, value.currency, t.locale) : value,
  ])
  return t(key, Object.fromEntries(filled) as Record<string, string | number>)
}
