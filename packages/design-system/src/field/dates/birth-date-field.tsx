import { clsx } from 'clsx'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { dateOf, partOrder, partsOf, typeInto, type DatePart } from './birth-date.ts'
import { controlStyles, inputStyles } from '../control-styles.ts'
import { FieldGroup } from '../field-group.tsx'
import { splitFrame, type FieldFrame } from '../field.tsx'
import { useTyped } from '../typed.ts'

export interface BirthDateFieldProps extends Omit<FieldFrame, 'aside'> {
  /** `YYYY-MM-DD` when complete (the day may not exist), empty when nothing is typed, else with gaps: `1990--17`. */
  value: string
  onValueChange: (value: string) => void
  parts: Readonly<Record<DatePart, { label: string; placeholder?: string | undefined }>>
  locale?: string | undefined
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
}

/**
 * A date of birth in three parts, faster to type than to find in a calendar. A whole date can be pasted or
 * autofilled.
 *
 * @use A date long ago that the player knows by heart.
 * @avoid A date near today: `DateField`.
 * @key Tab: moves among day, month and year.
 * @key Left, Right, Backspace: move across the parts as in one text.
 */
export function BirthDateField(props: BirthDateFieldProps) {
  const [frame, { value, onValueChange, parts, locale, onBlur, disabled }] = splitFrame(props)
  const [typed, setTyped] = useTyped(value, dateOf, partsOf)
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({})
  const order = partOrder(locale)

  // Read what was typed or autofilled before hydration.
  useEffect(() => {
    const present = { ...typed }
    for (const part of order) present[part] = inputs.current[part]?.value ?? ''
    const early = dateOf(present)
    if (early === value) return
    setTyped(present)
    onValueChange(early)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the inputs are taken over
  }, [])

  const type = (at: DatePart, text: string) => {
    const next = typeInto(typed, at, text, order)
    setTyped(next.parts)
    const nextValue = dateOf(next.parts)
    if (nextValue !== value) onValueChange(nextValue)
    if (next.focus !== at) inputs.current[next.focus]?.focus()
  }
  /** Arrow keys and Backspace move across the parts as in one text. */
  const keyDown = (at: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const isCaret = selectionStart === selectionEnd
    const step =
      isCaret && selectionStart === 0 && (event.key === 'ArrowLeft' || event.key === 'Backspace')
        ? -1
        : isCaret && selectionEnd === text.length && event.key === 'ArrowRight'
          ? 1
          : 0
    const part = step === 0 ? undefined : order[order.indexOf(at) + step]
    const target = part && inputs.current[part]
    if (!target) return
    event.preventDefault()
    target.focus()
    const caret = step < 0 ? target.value.length : 0
    target.setSelectionRange(caret, caret)
  }

  return (
    <FieldGroup {...frame} slot="birth-date-field" onLeave={onBlur}>
      {(group) => (
        <div className="flex flex-wrap gap-2.5">
          {order.map((part) => (
            <div
              key={part}
              className={clsx(
                controlStyles(),
                part === 'year' ? 'max-w-28 min-w-22 flex-3' : 'max-w-20 min-w-16 flex-2',
              )}
            >
              <input
                ref={(input) => {
                  inputs.current[part] = input
                }}
                id={`${group.id}-${part}`}
                aria-label={parts[part].label}
                placeholder={parts[part].placeholder}
                type="text"
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                required={frame.required}
                disabled={disabled}
                aria-invalid={group.invalid || undefined}
                value={typed[part]}
                onChange={(event) => type(part, event.currentTarget.value)}
                onKeyDown={(event) => keyDown(part, event)}
                onBlur={group.onBlur}
                className={clsx(inputStyles, 'text-center tabular-nums')}
              />
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
