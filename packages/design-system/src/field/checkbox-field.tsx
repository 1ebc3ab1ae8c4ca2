import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId, type ChangeEvent, type ComponentProps } from 'react'
import { FieldErrors, shownErrors, splitFrame, type FieldFrame } from './field.tsx'

export interface CheckboxFieldProps
  extends
    Omit<ComponentProps<'input'>, keyof FieldFrame | 'type' | 'onChange'>,
    Omit<FieldFrame, 'labelHidden' | 'aside'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/**
 * A checkbox with a label, which may contain links.
 *
 * @use An agreement, or an option that applies when the form is sent.
 * @avoid An option that applies at once: `Switch`.
 * @key Space: checks or clears it.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const [frame, { onCheckedChange, ...input }] = splitFrame(props)
  const { label, hint, required, id, className } = frame
  const errors = shownErrors(frame)
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = [errors.length > 0 && `${controlId}-errors`, hint && `${controlId}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div data-slot="checkbox-field" className={clsx('flex flex-col gap-1.5', className)}>
      <div className="flex items-start gap-3">
        <span className="relative flex size-6 shrink-0">
          <input
            {...input}
            id={controlId}
            required={required}
            type="checkbox"
            aria-invalid={errors.length > 0 ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onCheckedChange?.(event.currentTarget.checked)}
            className={clsx(
              'peer size-full appearance-none rounded-[min(var(--radius-mark),7px)] border border-line-strong bg-sunken shadow-well transition-colors duration-fast hover:border-muted',
              'before:absolute before:-inset-2.5 before:content-[""] checked:border-accent checked:bg-accent aria-invalid:border-negative disabled:opacity-50',
            )}
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto size-4 stroke-3 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={controlId} className="min-w-0 text-sm leading-normal wrap-anywhere text-body">
          {label}
        </label>
      </div>
      <FieldErrors id={`${controlId}-errors`} errors={errors} />
      {hint ? (
        <p id={`${controlId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
