import type { DomainError } from '@croupier/domain/core'
import { formatFailure } from '#shared/forms/form-messages.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

export interface RefusalTexts {
  /** By the platform's codes. */
  readonly ofCodes: Readonly<Record<string, PlainTextKey>>
  /** For a refusal by other codes, or none. */
  readonly general: PlainTextKey
}

/** Why the platform refused: the text of the first code that has one. What is no refusal reads as in forms. */
export function formatRefusal(t: Translate, error: DomainError, { ofCodes, general }: RefusalTexts): string {
  const key = error.codes.map((code) => textOf(ofCodes, code)).find((known) => known !== undefined)
  if (key !== undefined) return t(key)
  return error.kind === 'rejected' ? t(general) : formatFailure(t, error)
}

/** A code may be anything, also the name of a member that every object has. */
const textOf = (texts: RefusalTexts['ofCodes'], code: string): PlainTextKey | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined
