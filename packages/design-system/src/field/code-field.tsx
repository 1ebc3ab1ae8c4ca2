import { clsx } from 'clsx'
import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'

export interface CodeFieldProps
  extends
    Omit<ComponentProps<'input'>, keyof FieldFrame | 'value' | 'onChange' | 'type' | 'maxLength' | 'defaultValue'>,
    FieldFrame {
  /** Digits of the code. Default 4. */
  length?: number | undefined
  value: string
  /** Digits only, at most `length`. */
  onValueChange: (value: string) => void
  /** Called once when the last digit is in. */
  onComplete?: ((value: string) => void) | undefined
}

/** A code from a message. One real input under drawn cells: pasting, autofill and screen readers work as with any other. */
export function CodeField({
  label,
  labelHidden,
  hint,
  errors,
  required,
  aside,
  id,
  className,
  length = 4,
  value,
  onValueChange,
  onComplete,
  ...input
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
    if (digits === value) return
    onValueChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const active = Math.min(value.length, length - 1)
  const invalid = (errors?.length ?? 0) > 0
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      errors={errors}
      required={required}
      aside={aside}
      id={id}
      className={className}
    >
      {(control) => (
        <div className="relative flex gap-2.5">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              data-active={focused && index === active ? '' : undefined}
              className={clsx(
                'flex h-15 w-13 items-center justify-center rounded-control border bg-sunken font-display text-xl text-strong tabular-nums shadow-well',
                'transition-colors duration-fast data-active:border-focus data-active:outline-1 data-active:outline-focus',
                invalid ? 'border-negative' : 'border-line-strong',
              )}
            >
              {value[index]}
            </span>
          ))}
          <input
            autoComplete="one-time-code"
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            value={value}
            onChange={change}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  )
}
