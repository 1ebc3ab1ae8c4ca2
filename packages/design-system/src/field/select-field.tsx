import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { controlStyles, inputStyles } from './control-styles.ts'
import { Field, splitFrame, type FieldFrame } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, keyof FieldFrame | 'children' | 'multiple'>, FieldFrame {
  options: readonly SelectOption[]
  placeholder?: string | undefined
  leading?: ReactNode
  onValueChange?: ((value: string) => void) | undefined
}

/** A native `<select>` of plain texts. */
export function SelectField(props: SelectFieldProps) {
  const [frame, control] = splitFrame(props)
  const { options, placeholder, leading, onValueChange, onChange, ...select } = control
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={clsx(controlStyles(), 'relative pr-3')}>
          {leading ? <span className="flex shrink-0 text-muted">{leading}</span> : null}
          <select
            {...select}
            {...wiring}
            onChange={change}
            className={clsx(inputStyles, '-mr-8 appearance-none truncate pr-8')}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-floating text-strong"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none text-muted" />
        </div>
      )}
    </Field>
  )
}
