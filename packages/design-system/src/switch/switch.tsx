import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'

export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'onChange' | 'checked' | 'defaultChecked'
> {
  checked: boolean
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/**
 * An option that applies at once, without saving.
 *
 * @use One option of the site that is on or off.
 * @avoid Options of a form that is sent: `CheckboxField`.
 * @key Space: turns it on or off.
 */
export function Switch({
  label,
  labelHidden = false,
  hint,
  checked,
  onCheckedChange,
  id,
  className,
  ...input
}: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div data-slot="switch" className={clsx('flex items-center justify-between gap-4', className)}>
      <div className={clsx('min-w-0', labelHidden && 'sr-only')}>
        <label htmlFor={controlId} className="text-base wrap-anywhere text-body">
          {label}
        </label>
        {hint ? (
          <p id={`${controlId}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <input
        {...input}
        id={controlId}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className={clsx(
          // A finger presses beside it too.
          'after:absolute after:-inset-x-0.5 after:-inset-y-2.5 after:content-[""]',
          'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken shadow-well transition-colors duration-fast',
          'before:absolute before:top-1/2 before:inset-s-1 before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-muted before:transition-[translate,background-color] before:duration-fast before:ease-out',
          'checked:border-chosen checked:bg-chosen checked:before:translate-x-4.5 rtl:checked:before:-translate-x-4.5 checked:before:bg-on-chosen disabled:opacity-50',
        )}
      />
    </div>
  )
}
