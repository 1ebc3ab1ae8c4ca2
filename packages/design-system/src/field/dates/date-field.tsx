import { TextField, type TextFieldProps } from '../text-field.tsx'

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'min' | 'max' | 'maxLength'> {
  /** `YYYY-MM-DD`, as are `min` and `max`; empty for none. */
  value?: string | undefined
  min?: string | undefined
  max?: string | undefined
}

/** A date near today, with the browser's picker. For a date of birth use `BirthDateField`. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
