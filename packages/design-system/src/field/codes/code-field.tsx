import { clsx } from 'clsx'
import { useState, type ChangeEvent, type ComponentProps, type SyntheticEvent } from 'react'
import { codeDigits, maskLength, maskParts } from './code-mask.ts'
import { Field, shownErrors, splitFrame, type FieldFrame } from '../field.tsx'

/** Drawn in the place of a digit that was not entered yet. */
const EMPTY_PLACE = '–'

export interface CodeFieldProps
  extends
    Omit<ComponentProps<'input'>, keyof FieldFrame | 'value' | 'onChange' | 'type' | 'maxLength' | 'defaultValue'>,
    FieldFrame {
  /** `#` is a digit, anything else the space between two groups. Default `##-##`. */
  mask?: string | undefined
  value: string
  /** Digits only, no more than the mask has. */
  onValueChange: (value: string) => void
  onComplete?: ((value: string) => void) | undefined
}

/**
 * A code from a message. One real input in one box, so that autofill works; its digits are drawn in the groups of the
 * mask. The whole message may be pasted.
 *
 * @use A code of a message or a device, with a known length.
 * @avoid Passwords and coupons: `PasswordField`, `TextField`.
 * @key Ctrl+V: pastes a code, or a whole message with one.
 */
export function CodeField(props: CodeFieldProps) {
  const [frame, control] = splitFrame(props)
  const { mask = '##-##', value, onValueChange, onComplete, ...input } = control
  const [selection, setSelection] = useState<readonly [number, number] | null>(null)
  const length = maskLength(mask)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = codeDigits(event.currentTarget.value, mask)
    if (digits === value) return
    onValueChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  // The input's caret is invisible: cells show the position or the selection instead.
  const select = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) =>
    setSelection([selectionStart ?? 0, selectionEnd ?? 0])
  const [from, to] = selection ?? [-1, -1]
  const isActive = (place: number) => (from === to ? place === Math.min(from, length - 1) : place >= from && place < to)
  const invalid = shownErrors(frame).length > 0
  return (
    <Field {...frame}>
      {(wiring) => (
        <div
          className={clsx(
            'relative flex h-15 items-center justify-center gap-1 rounded-control border bg-sunken px-5 shadow-well transition-colors duration-fast sm:w-fit',
            'has-focus-visible:border-focus has-focus-visible:outline-1 has-focus-visible:outline-focus',
            'font-display text-xl text-strong tabular-nums',
            invalid ? 'border-negative' : 'border-line-strong',
          )}
        >
          {maskParts(mask).map((part, index) =>
            typeof part === 'string' ? (
              <span key={index} aria-hidden="true" className="w-4 shrink-0" />
            ) : (
              <span
                key={index}
                aria-hidden="true"
                data-active={isActive(part) ? '' : undefined}
                className="flex h-10 w-8 min-w-0 items-center justify-center border-b-2 border-transparent transition-colors duration-fast data-active:border-focus"
              >
                {value[part] ?? <span className="text-muted">{EMPTY_PLACE}</span>}
              </span>
            ),
          )}
          <input
            autoComplete="one-time-code"
            {...input}
            {...wiring}
            type="text"
            inputMode="numeric"
            placeholder={mask.replaceAll('#', EMPTY_PLACE)}
            value={value}
            onChange={change}
            onSelect={select}
            onFocus={(event) => {
              select(event)
              input.onFocus?.(event)
            }}
            onBlur={(event) => {
              setSelection(null)
              input.onBlur?.(event)
            }}
            className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none placeholder:text-transparent selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  )
}
