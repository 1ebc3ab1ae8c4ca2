import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
} from 'react'
import { useAnchored } from '../anchored/use-anchored.ts'
import { controlStyles, inputStyles } from '../field/control-styles.ts'
import { Field, splitFrame, type FieldFrame } from '../field/field.tsx'
import type { SelectItem } from '../select/select-item.ts'
import { SelectPopup, type SelectTexts } from '../select/select-popup.tsx'
import { useDismiss } from '../select/use-dismiss.ts'
import { useFocusAfter } from '../select/use-focus-after.ts'
import { useSheetCode } from '../select/use-sheet-code.ts'
import { countryItems } from './country-items.tsx'
import { Flag } from './flag.tsx'
import { entryOf, moveTo, typePhone, type PhoneEntry } from './phone-entry.ts'
import type { PhoneRules } from './phone-rules.ts'

export interface PhoneInputProps
  extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  rules: PhoneRules
  /** Dial code and number, digits only: `79123456789`; empty for none. */
  value: string
  /** ISO 3166 alpha-2, lower case. */
  country: string
  /** Both at once: a pasted number may belong to another country. */
  onValueChange: (value: string, country: string) => void
  /** Countries to choose from. Default: all. Numbers of others can still be pasted. */
  countries?: readonly string[] | undefined
  primaryCountries?: readonly string[] | undefined
  countryName: (country: string) => string
  /** BCP 47 tag of the names' language, for their order. Default: the browser's. */
  locale?: string | undefined
  /** Address of a 3:2 flag, loaded when it comes into view. Default: no flags. */
  flagAddress?: ((country: string) => string | undefined) | undefined
  texts: Required<SelectTexts>
}

/**
 * A phone number with its country, typed or pasted in any form, shown in the country's mask.
 *
 * @use A phone number of any country.
 * @avoid Any other number: `NumberField`.
 * @key Enter, Space: opens the list of countries from its button.
 * @key Down, Up: move in the list.
 * @key Letters: find a country.
 */
export function PhoneInput(props: PhoneInputProps) {
  const [frame, control] = splitFrame(props)
  const { rules, value, country, onValueChange, countries = rules.countries, primaryCountries = [], ...more } = control
  const { countryName, locale, flagAddress, texts, disabled, ref, ...input } = more
  const [typed, setTyped] = useState<PhoneEntry | null>(null)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { sheet, prepare, whenReady } = useSheetCode()
  const { anchor, floating } = useAnchored<HTMLDivElement, HTMLDivElement>({ open: open && !sheet })
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const caret = useRef<number | null>(null)
  useImperativeHandle(ref, () => field.current!, [])

  // The typed text while it still matches the host's value.
  const entry = typed?.value === value && typed.country === country ? typed : entryOf(rules, country, value)

  // React wrote the masked text and moved the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const put = (next: PhoneEntry) => {
    setTyped({ ...next })
    if (next.value !== value || next.country !== country) onValueChange(next.value, next.country)
  }
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
    const text = currentTarget.value
    const next = typePhone(rules, entry, { text, caret: currentTarget.selectionStart ?? text.length }, forward)
    caret.current = next.caret
    put(next.entry)
  }
  const focusAfter = useFocusAfter(open)
  const close = () => setOpen(false)
  const choose = (item: SelectItem) => {
    close()
    put(moveTo(rules, entry, item.value))
    focusAfter(field.current)
  }
  useDismiss(open && !sheet, [button, floating], close)

  const dialCode = rules.dialCodeOf(entry.country)
  const flag = flagAddress?.(entry.country)
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <div ref={anchor} data-slot="phone-input" className={clsx(controlStyles(), 'gap-3 ps-1.5')}>
            <button
              ref={button}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-label={`${texts.title}: ${countryName(entry.country)} +${dialCode}`}
              disabled={disabled}
              onPointerDown={prepare}
              onClick={() => (open ? close() : whenReady(() => setOpen(true)))}
              className="flex min-h-9 shrink-0 items-center gap-2 rounded-mark px-2.5 text-base text-strong transition-colors duration-fast hover:bg-raised"
            >
              {flag ? <Flag address={flag} /> : null}
              <span className="tabular-nums">+{dialCode}</span>
              <ChevronDown aria-hidden="true" className="size-4! text-muted" />
            </button>
            <input
              autoComplete="tel-national"
              placeholder={rules.maskOf(entry.country).replaceAll('#', '0')}
              {...input}
              {...wiring}
              ref={field}
              type="tel"
              inputMode="tel"
              disabled={disabled}
              value={entry.text}
              onChange={type}
              className={clsx(inputStyles, 'tabular-nums')}
            />
          </div>
          {open ? (
            <SelectPopup
              listId={listId}
              items={countryItems(countries, { rules, primaryCountries, countryName, locale, flagAddress })}
              value={entry.country}
              searchable
              sheet={sheet}
              floating={floating}
              texts={texts}
              onChoose={choose}
              onClose={() => {
                close()
                focusAfter(button.current)
              }}
            />
          ) : null}
        </>
      )}
    </Field>
  )
}
