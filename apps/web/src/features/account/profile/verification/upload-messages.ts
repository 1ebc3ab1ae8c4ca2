import { wasNotSent, type DomainError } from '@croupier/domain/core'
import { formatFailure } from '#shared/forms/form-messages.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** Too large for the platform or for anything before it. */
const TOO_LARGE = 413

/** Says why a picture was not taken or not sent. */
export function formatUploadFailure(t: Translate, error: DomainError): string {
  if (error.status === TOO_LARGE) return t('documents:refused_file_too_large')
  for (const code of error.codes) {
    const text = t.maybe(`documents:refused_${code}`)
    if (text !== null) return text
  }
  if (wasNotSent(error)) return formatFailure(t, error)
  if (error.kind === 'network' || error.kind === 'timeout') return t('documents:lost')
  if (error.kind === 'unavailable') return t('documents:refused_service_unavailable')
  return formatFailure(t, error)
}
