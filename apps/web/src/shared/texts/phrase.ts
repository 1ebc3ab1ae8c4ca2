import { formatMoney } from '@croupier/domain/core'
import type { EveryNamespace, PlainTextKey, TextKey, TextValues, Translate } from './translate.ts'
import type { InterpolationMap, TFunctionReturn } from 'i18next'

interface PhraseMoney {
  readonly minor: number
  readonly currency: string
}

type ValuesOf<K extends TextKey> = InterpolationMap<TFunctionReturn<EveryNamespace, K, { count: number }>>

type PhraseWithValues = {
  [K in Exclude<TextKey, PlainTextKey>]: {
    readonly key: K
    readonly values: { readonly [V in keyof ValuesOf<K>]: ValuesOf<K>[V] | PhraseMoney }
  }
}[Exclude<TextKey, PlainTextKey>]

/**
 * A text as data, resolved when rendered, so that it follows a language switch: a key with its values, or the
 * platform's words.
 */
export type Phrase = { readonly key: PlainTextKey } | PhraseWithValues | { readonly words: string }

export function formatPhrase(t: Translate, phrase: Phrase): string {
  if ('words' in phrase) return phrase.words
  if (!('values' in phrase)) return t(phrase.key)
  const values = Object.entries<string | number | PhraseMoney>(phrase.values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMoney(value.minor, value.currency, t.locale) : value,
  ])
  // The compiler cannot relate key and values once they are in a union; `Phrase` guarantees it.
  return (t as (key: string, values: TextValues) => string)(phrase.key, Object.fromEntries(values) as TextValues)
}
