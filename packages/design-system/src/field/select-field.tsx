import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState, useSyncExternalStore, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { controlStyles, inputStyles } from './control-styles.ts'
import { Field, splitFrame, type FieldFrame } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, keyof FieldFrame | 'children' | 'multiple'>, FieldFrame {
  options: readonly SelectOption[]
  placeholder?: string | undefined
  leading?: ReactNode
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * A native `<select>` of plain texts.
 *
 * @use One of a list of plain texts that the browser shows best.
 * @avoid Items with pictures or second lines: `Select`. Very many: `Combobox`.
 * @key Down, Up: choose.
 * @key Space: opens the list.
 * @key Letters: choose by name.
 */
export function SelectField(props: SelectFieldProps) {
  const [frame, control] = splitFrame(props)
  const { options, placeholder, leading, onValueChange, onChange, ...select } = control
  const ownId = useId()
  const id = frame.id ?? ownId
  const shown = useServed(id, options)
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
  }
  return (
    <Field {...frame} id={id}>
      {(wiring) => (
        <div className={clsx(controlStyles(), 'relative pe-3')}>
          {leading ? <span className="flex shrink-0 text-muted">{leading}</span> : null}
          <select
            {...select}
            {...wiring}
            onChange={change}
            className={clsx(inputStyles, '-me-8 appearance-none truncate pe-8')}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {shown.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-floating text-strong"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none text-muted" />
        </div>
      )}
    </Field>
  )
}

const never = () => () => {}

/**
 * The options as the server wrote them until the page is hydrated. Names that `Intl` gives, and so the order of a list,
 * differ between the server and older browsers.
 */
function useServed(id: string, options: readonly SelectOption[]): readonly SelectOption[] {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [served] = useState(() => readServed(id, options))
  return isHydrated ? options : (served ?? options)
}

/** Null on the server, and where the field is not in the page yet. */
function readServed(id: string, options: readonly SelectOption[]): readonly SelectOption[] | null {
  if (typeof HTMLSelectElement === 'undefined') return null
  const select = document.getElementById(id)
  if (!(select instanceof HTMLSelectElement)) return null
  const isOption = new Set(options.map(({ value }) => value))
  return [...select.options]
    .filter(({ value }) => isOption.has(value))
    .map(({ value, text, disabled }) => ({ value, label: text, disabled }))
}
