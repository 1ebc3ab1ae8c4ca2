import { FormErrors } from '@croupier/design-system'
import { useEffect, useRef } from 'react'
import { SupportLink } from '../support-link.tsx'

export interface FormFailuresProps {
  readonly errors: readonly string[]
  readonly needsSupport?: boolean
}

/** Announces why a form was refused and scrolls to it. */
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
