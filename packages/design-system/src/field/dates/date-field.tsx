import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { controlStyles, inputStyles } from '../control-styles.ts'
import { Field, splitFrame } from '../field.tsx'
import type { TextFieldProps } from '../text-field.tsx'

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'min' | 'max' | 'maxLength' | 'leading' | 'trailing'
> {
  /** `YYYY-MM-DD`, as are `min` and `max`; empty for none. */
  value?: string | undefined
  min?: string | undefined
  max?: string | undefined
  /**
   * Shown while the field is not edited: the day as the page writes it, or a word for none. Without it the browser writes
   * the day in its own language, and Safari writes today into an empty field.
   */
  shown?: string | undefined
}

/**
 * A date near today, with the browser's picker. For a date of birth use `BirthDateField`.
 *
 * @use A date near today: the first or last day of a list.
 * @avoid A date of birth: `BirthDateField`.
 * @key Arrow keys: change the part of the date in focus.
 * @key Space: opens the calendar of the browser.
 */
export function DateField(props: DateFieldProps) {
  const [frame, { shown, value, onValueChange, onChange, ...input }] = splitFrame(props)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={clsx(controlStyles(), 'date-field relative')} data-slot="date-field">
          <input
            {...input}
            {...wiring}
            type="date"
            value={value}
            onChange={change}
            className={clsx(inputStyles, shown !== undefined && 'not-forced-colors:not-focus:text-transparent')}
          />
          {shown === undefined ? null : (
            <span aria-hidden="true" className={clsx('date-field-shown', value === '' && 'text-muted')}>
              <span className="min-w-0 truncate">{shown}</span>
              <CalendarDays className="text-muted" />
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
