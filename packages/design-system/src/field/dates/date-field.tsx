import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { useState, type ChangeEvent, type FocusEvent } from 'react'
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
  const [frame, { shown, value, max, onValueChange, onChange, onBlur, ...input }] = splitFrame(props)
  /** What the field holds while it is edited: a host that is slow would take a half typed day away. Null: nothing of its own. */
  const [edited, setEdited] = useState<string | null>(null)
  /** Tells of a whole day, or of none. Returns whether the field holds either. */
  const tell = ({ value: day, validity }: HTMLInputElement): boolean => {
    // A year is typed digit by digit.
    const isWhole = !validity.badInput && (day === '' || day >= '1900')
    if (isWhole && day !== value) onValueChange?.(day)
    return isWhole
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    if (value !== undefined) setEdited(event.currentTarget.value)
    tell(event.currentTarget)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setEdited(null)
    // The day that counts stands in the field again; what was half typed goes.
    if (value !== undefined && !tell(event.currentTarget)) event.currentTarget.value = value
    onBlur?.(event)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className={clsx(controlStyles(), 'date-field relative')} data-slot="date-field">
          <input
            {...input}
            {...wiring}
            type="date"
            // Else a year has six digits.
            max={max ?? '9999-12-31'}
            value={edited ?? value}
            onChange={change}
            onBlur={leave}
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
