import { FormErrors } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import { useTexts } from '../../shared/texts.ts'
import { sayFailure } from './field-messages.ts'

export interface FormFailureProps {
  readonly error: DomainError | null
}

/** Why the form as a whole was refused; announced when it appears. */
export function FormFailure({ error }: FormFailureProps) {
  const t = useTexts()
  return <FormErrors errors={error ? [sayFailure(t, error)] : []} />
}
