import { FormErrors } from '@croupier/design-system'
import { useEffect, useRef } from 'react'
import { SupportLink } from '../support-link.tsx'

export interface FormFailuresProps {
  readonly errors: readonly string[]
  /** The operator's people are the way on. Default false. */
  readonly needsSupport?: boolean
}

/** Why a form was not taken: read out, and brought into view, as a form that comes back after a while begins at its top. */
export function FormFailures({ errors, needsSupport = false }: FormFailuresProps) {
  const place = useRef<HTMLDivElement>(null)
  const text = errors.join(' ')
  useEffect(() => {
    if (text !== '') place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={place} className="grid scroll-my-24 gap-3 not-has-[p]:hidden">
      <FormErrors errors={errors} />
      {needsSupport && <SupportLink />}
    </div>
  )
}
