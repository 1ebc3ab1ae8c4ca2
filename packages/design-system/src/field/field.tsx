import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** What a field passes to its control: spread it on the input. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrame {
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** Error texts, most important first. Shown only once the field is touched. */
  errors?: readonly string[] | undefined
  /** Shows all errors instead of the first. Default false. */
  allErrors?: boolean | undefined
  /** false hides errors. Default true, for forms that pass errors only when they should show. */
  touched?: boolean | undefined
  required?: boolean | undefined
  /** After the label, at the right: a link such as "forgot?". */
  aside?: ReactNode
  id?: string | undefined
  className?: string | undefined
}

export interface FieldProps extends FieldFrame {
  children: (control: FieldControl) => ReactNode
}

/** Splits props of the frame from props of the control. */
export function splitFrame<P extends FieldFrame>(props: P) {
  const { label, labelHidden, hint, errors, allErrors, touched, required, aside, id, className, ...control } = props
  const frame: FieldFrame = {
    label,
    labelHidden,
    hint,
    errors,
    allErrors,
    touched,
    required,
    aside,
    id,
    className,
  }
  return [frame, control] as const
}

export function shownErrors({ errors = [], allErrors = false, touched = true }: Omit<FieldFrame, 'label'>) {
  return touched ? errors.slice(0, allErrors ? undefined : 1) : []
}

/**
 * Label, control, hint and errors of a form, joined for screen readers.
 *
 * @use A control of your own that needs a label, a hint and errors.
 * @avoid Any control that has a field here: use that.
 * @key none
 */
export function Field(props: FieldProps) {
  const { label, labelHidden = false, hint, required, aside, id, className, children } = props
  const errors = shownErrors(props)
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

/** A live region that is always mounted, so that new errors are announced. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <div id={id} aria-live="polite" className="text-sm text-negative empty:-mt-1.5">
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
          {error}
        </p>
      ))}
    </div>
  )
}
