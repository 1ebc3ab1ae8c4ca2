import type { AnyPressState, DomainError } from '@croupier/domain/core'
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

/** How a press reads that is not done. What is left out is told elsewhere. */
export interface FailureTexts {
  readonly refused?: RefusalTexts | ((t: Translate, error: DomainError) => string)
  /** By the platform's data nothing was done. Left out: as `unclear`. */
  readonly missing?: PlainTextKey
  readonly unclear?: PlainTextKey
}

/** Why a press is not done, or that this is not known; null: nothing to tell. */
export function formatFailedPress(
  t: Translate,
  { status, error }: AnyPressState,
  { refused, unclear, missing = unclear }: FailureTexts,
): string | null {
  if (status === 'refused' && refused && error)
    return typeof refused === 'function' ? refused(t, error) : formatRefusal(t, error, refused)
  const key = status === 'missing' ? missing : status === 'unclear' ? unclear : undefined
  return key === undefined ? null : t(key)
}

/** A code may be anything, also the name of a member that every object has. */
const textOf = (texts: RefusalTexts['ofCodes'], code: string): PlainTextKey | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined
