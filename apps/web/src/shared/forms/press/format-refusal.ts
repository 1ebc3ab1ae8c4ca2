import type { DomainError } from '@croupier/domain/core'
import { formatFailure } from '../form-messages.ts'
import type { PlainTextKey, Translate } from '../../texts/translate.ts'

export interface RefusalTexts {
  /** By the platform's codes. */
  readonly ofCodes: Readonly<Record<string, PlainTextKey>>
  /** For a refusal by other codes, or none. Left out: as in forms. */
  readonly general?: PlainTextKey
  /** The platform may send a sentence in place of a code, which is shown. Default false. */
  readonly hasSentences?: boolean
}

/** Why the platform refused: the text of the first code that has one. What is no refusal reads as in forms. */
export function formatRefusal(t: Translate, error: DomainError, texts: RefusalTexts): string {
  const { ofCodes, general, hasSentences = false } = texts
  const key = error.codes.map((code) => textOf(ofCodes, code)).find((known) => known !== undefined)
  if (key !== undefined) return t(key)
  const sentence = hasSentences ? error.codes.find((code) => /\s/.test(code)) : undefined
  if (sentence !== undefined) return sentence
  return general !== undefined && error.kind === 'rejected' ? t(general) : formatFailure(t, error)
}

/** A code may be anything, also the name of a member that every object has. */
const textOf = (texts: RefusalTexts['ofCodes'], code: string): PlainTextKey | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined
