import type { FocusEvent } from 'react'
import { Chip } from '../../chip/chip.tsx'
import { readAmount, writeAmount } from './amount-text.ts'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import { useTyped } from '../typed.ts'

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'inputMode' | 'trailing'
> {
  /** Integer minor units. null: empty or invalid. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** Digits of the currency's minor unit. Default 2; 0 for yen. */
  decimals?: number | undefined
  locale?: string | undefined
  unit: string
  /** Amounts to choose, minor units. */
  presets?: readonly MoneyPreset[] | undefined
  presetsLabel?: string | undefined
}

export interface MoneyPreset {
  amount: number
  label: string
}

/**
 * An amount of money in integer minor units, typed, pasted or chosen from presets.
 *
 * @use An amount of money in one currency.
 * @avoid Any other number: `NumberField`.
 * @key Enter: sends the form.
 * @key Tab: moves on to the presets; the amount takes its usual form.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onValueChange, decimals = 2, locale, unit, presets = [], presetsLabel, onBlur, ...field } = props
  const read = (text: string) => readAmount(text, { decimals, locale })
  const write = (amount: number | null) => (amount === null ? '' : writeAmount(amount, { decimals, locale }))
  const [text, setText] = useTyped(value, read, write, locale)
  return (
    <div data-slot="money-field" className="flex min-w-0 flex-col gap-3">
      <TextField
        autoComplete="off"
        {...field}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        value={text}
        trailing={<span className="pe-2.5">{unit}</span>}
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
      {presets.length > 0 ? (
        <fieldset aria-label={presetsLabel} className="flex flex-wrap gap-1.5">
          {presets.map(({ amount, label }) => (
            <Chip
              key={amount}
              selected={amount === value}
              disabled={field.disabled}
              onClick={() => {
                setText(write(amount))
                onValueChange(amount)
              }}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
