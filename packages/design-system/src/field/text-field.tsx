import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { controlStyles, inputStyles } from './control-styles.ts'
import { Field, splitFrame, type FieldFrame } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, keyof FieldFrame>, FieldFrame {
  onValueChange?: ((value: string) => void) | undefined
  leading?: ReactNode
  trailing?: ReactNode
}

/**
 * One line of text. Takes every attribute of `<input>`, and `ref`. `maxLength` defaults to 150.
 *
 * @use A name, an address, a search: one line.
 * @avoid Numbers, money, codes, dates, passwords: their own fields.
 * @key Enter: sends the form.
 */
export function TextField(props: TextFieldProps) {
  const [frame, control] = splitFrame(props)
  const { leading, trailing, onValueChange, onChange, type = 'text', maxLength = 150, ...input } = control
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={clsx(controlStyles(), Boolean(trailing) && 'pe-1.5')}>
          {leading ? <span className="flex shrink-0 text-muted">{leading}</span> : null}
          <input {...input} {...wiring} type={type} maxLength={maxLength} onChange={change} className={inputStyles} />
          {trailing ? <span className="flex shrink-0 text-muted">{trailing}</span> : null}
        </div>
      )}
    </Field>
  )
}
