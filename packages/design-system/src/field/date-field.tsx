import { TextField, type TextFieldProps } from './text-field.tsx'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'min' | 'max' | 'maxLength'> {
  /** `YYYY-MM-DD`, as are `min` and `max`; empty for none. */
  value?: string | undefined
  min?: string | undefined
  max?: string | undefined
}

/**
 * A day near today, by the platform's own picker; shown the way the reader's system writes dates. A date of birth is
 * `BirthDateField`.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
