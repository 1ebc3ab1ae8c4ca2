import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'

export interface FormErrorsProps {
  /** What concerns the form as a whole. Nothing is shown when empty. */
  errors: readonly string[]
  className?: string | undefined
}

/** What went wrong with the whole form, above its button. Read out as it appears. */
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
