import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'

export interface FormErrorsProps {
  errors: readonly string[]
  className?: string | undefined
}

/**
 * Errors of the whole form, above its button, announced when they appear. Empty shows nothing.
 *
 * @use Faults that belong to no single field.
 * @avoid A fault of one field: its `errors`.
 * @key none
 */
export function FormErrors({ errors, className }: FormErrorsProps) {
  return (
    <div
      role="alert"
      data-slot="form-errors"
      className={clsx(
        'rounded-control bg-negative-soft px-4 py-3 text-sm text-negative',
        errors.length === 0 && 'hidden',
        className,
      )}
    >
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 stroke-[1.75]" />
          {error}
        </p>
      ))}
    </div>
  )
}
