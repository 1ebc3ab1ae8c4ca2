import { clsx } from 'clsx'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { FieldErrors, shownErrors, type FieldFrame } from './field.tsx'

export interface FieldGroupProps extends Omit<FieldFrame, 'aside'> {
  /** The controls are radios: the group itself is required or invalid. Default false. */
  radios?: boolean | undefined
  slot: string
  onLeave?: (() => void) | undefined
  /** `onBlur` goes on each control. */
  children: (group: { id: string; invalid: boolean; onBlur: (event: FocusEvent) => void }) => ReactNode
}

/** Label, hint and errors for several controls that form one value. */
export function FieldGroup(props: FieldGroupProps) {
  const { radios = false, slot, label, labelHidden = false, hint, required, id, className, onLeave, children } = props
  const errors = shownErrors(props)
  const ownId = useId()
  const groupId = id ?? ownId
  const invalid = errors.length > 0
  const describedBy = [invalid && `${groupId}-errors`, hint && `${groupId}-hint`].filter(Boolean).join(' ')
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onLeave?.()
  }
  return (
    <fieldset
      role={radios ? 'radiogroup' : undefined}
      id={groupId}
      data-slot={slot}
      aria-labelledby={`${groupId}-label`}
      aria-describedby={describedBy || undefined}
      aria-required={radios ? required : undefined}
      aria-invalid={radios && invalid ? true : undefined}
      className={clsx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <span id={`${groupId}-label`} className={clsx('text-sm font-medium text-body', labelHidden && 'sr-only')}>
        {label}
      </span>
      {children({ id: groupId, invalid, onBlur: blur })}
      <FieldErrors id={`${groupId}-errors`} errors={errors} />
      {hint ? (
        <p id={`${groupId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}
