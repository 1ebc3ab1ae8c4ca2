import { FormErrors } from '@croupier/design-system'
import { type DomainError, wasNotSent } from '@croupier/domain/core'
import { needsSupport, formatFailure } from '#shared/forms/form-messages.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'

/** Why a picture was not taken or not sent; always rendered, so that its text is announced. */
export function UploadFailure({ failure }: { readonly failure: DomainError | null }) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 not-has-[p]:hidden">
      <FormErrors errors={failure ? [formatUploadFailure(t, failure)] : []} />
      {failure && needsSupport(failure) && <SupportLink topic="verification" />}
    </div>
  )
}

/** Too large for the platform or for anything before it. */
const TOO_LARGE = 413

/** Says why a picture was not taken or not sent. */
function formatUploadFailure(t: Translate, error: DomainError): string {
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
