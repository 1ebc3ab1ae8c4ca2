import type { FocusEvent } from 'react'
import { readNumber, writeNumber } from './decimal-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useTyped } from './typed.ts'

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'inputMode'
> {
  /** null: empty, or what stands there is no number. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** BCP 47, for groups and the decimal mark. Default: of the host. */
  locale?: string | undefined
  /** A minus makes sense: phones then show a keyboard that has one. Default false. */
  signed?: boolean | undefined
}

/** A number, typed or pasted the way people write it (`1 234,50`, `1.234,5`, `−7`). Written the locale's way once it is left. */
export function NumberField({ value, onValueChange, locale, signed = false, onBlur, ...field }: NumberFieldProps) {
  const read = (text: string) => readNumber(text, { locale })
  const write = (number: number | null) => (number === null ? '' : writeNumber(number, locale))
  const [text, setText] = useTyped(value, read, write, locale)
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode={signed ? 'text' : 'decimal'}
      value={text}
      onValueChange={(typed) => {
        setText(typed)
        const next = read(typed)
        if (next !== value) onValueChange(next)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        if (value !== null) setText(write(value))
        onBlur?.(event)
      }}
    />
  )
}
