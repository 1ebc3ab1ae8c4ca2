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
  /** Finished texts, the most telling first. Shown, and told to screen readers, only once the field was touched. */
  errors?: readonly string[] | undefined
  /** Shows every error, not the first alone. Default false: one thing at a time is what a person can mend. */
  allErrors?: boolean | undefined
  /** false: the visitor has not been here yet, and no error shows. Default true, for forms that hold errors back themselves. */
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

/** Parts what belongs to the frame from what belongs to the control. */
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

/** The errors to show now. */
export function shownErrors({ errors = [], allErrors = false, touched = true }: Omit<FieldFrame, 'label'>) {
  return touched ? errors.slice(0, allErrors ? undefined : 1) : []
}

/** Wires label, hint and errors to a control of any kind. */
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

/** A live region that is always there, so that what appears in it is read out; empty it takes back its gap. */
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
