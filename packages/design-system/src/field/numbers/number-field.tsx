import type { FocusEvent } from 'react'
import { readNumber, writeNumber } from './decimal-text.ts'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import { useTyped } from '../typed.ts'

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'inputMode'
> {
  /** null: empty or not a number. */
  value: number | null
  onValueChange: (value: number | null) => void
  locale?: string | undefined
  /** Allows negative numbers (phones show a keyboard with a minus). Default false. */
  signed?: boolean | undefined
}

/**
 * A number in any common form (`1 234,50`, `1.234,5`, `−7`), rewritten in the locale's form on blur.
 *
 * @use A number that a player types: points, a limit.
 * @avoid Money: `MoneyField`. A code or a document: `TextField`.
 * @key Enter: sends the form.
 * @key Tab: leaves it; the number takes its usual form.
 */
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
