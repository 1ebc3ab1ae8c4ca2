import { formatMoney } from '@croupier/domain/core'
import type { TextKey, Translate } from './texts.ts'

interface PhraseMoney {
  readonly minor: number
  readonly currency: string
}

/** A text resolved when rendered, so that it follows a language switch: a key, or the platform's words. */
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
