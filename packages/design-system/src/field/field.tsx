import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** What a field hands to its control: spread it on the input. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** What every field takes. */
export interface FieldFrame {
  label: ReactNode
  /** The label is read out, not shown. */
  labelHidden?: boolean | undefined
  /** Help under the control; stays while there are errors. */
  hint?: ReactNode
  /** Finished texts. Shown, and told to screen readers, only when given. */
  errors?: readonly string[] | undefined
  required?: boolean | undefined
  /** After the label, at the right: a link such as "forgot?". */
  aside?: ReactNode
  id?: string | undefined
  className?: string | undefined
}

export interface FieldProps extends FieldFrame {
  children: (control: FieldControl) => ReactNode
}

/** Wires label, hint and errors to a control of any kind. */
export function Field({
  label,
  labelHidden = false,
  hint,
  errors = [],
  required,
  aside,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorsId = `${controlId}-errors`
  const describedBy = [errors.length > 0 && errorsId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div data-slot="field" className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', labelHidden && !aside && 'sr-only')}>
        <label htmlFor={controlId} className={clsx('text-sm font-medium text-body', labelHidden && 'sr-only')}>
          {label}
        </label>
        {aside ? <span className="text-sm">{aside}</span> : null}
      </div>
      {children({
        id: controlId,
        required,
        'aria-invalid': errors.length > 0 ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldErrors id={errorsId} errors={errors} />
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** A live region that is always there, so that what appears in it is read out. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div id={id} aria-live="polite" className={clsx('text-sm text-negative', errors.length === 0 && 'hidden')}>
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
          {error}
        </p>
      ))}
    </div>
  )
}
