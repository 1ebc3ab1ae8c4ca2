import { FormErrors } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import { needsSupport } from '#shared/forms/form-messages.ts'
import { SupportLink } from '#shared/overlays/support-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatUploadFailure } from './upload-messages.ts'

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
