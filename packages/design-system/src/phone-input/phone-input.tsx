import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react'
import { useAnchored } from '../anchored/use-anchored.ts'
import { controlStyles, inputStyles } from '../field/control-styles.ts'
import { Field, splitFrame, type FieldFrame } from '../field/field.tsx'
import type { SelectItem } from '../select/select-item.ts'
import { SelectPopup, type SelectTexts } from '../select/select-popup.tsx'
import { useDismiss } from '../select/use-dismiss.ts'
import { usePhone } from '../responsive/use-phone.ts'
import { countryItems } from './country-items.tsx'
import { Flag } from './flag.tsx'
import { entryOf, moveTo, typePhone, type PhoneEntry } from './phone-entry.ts'
import type { PhoneRules } from './phone-rules.ts'

export interface PhoneInputProps
  extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Loaded by the host when it needs them: `await loadPhoneRules()`. */
  rules: PhoneRules
  /** Dial code and number, digits only: `79123456789`; empty for none. */
  value: string
  /** ISO 3166 alpha-2, lower case. */
  country: string
  /** Both at once, as a pasted number may be of another country. */
  onValueChange: (value: string, country: string) => void
  /** The countries to choose from. Default: all there are. A number of another can still be pasted: its host decides. */
  countries?: readonly string[] | undefined
  /** Stand first, in this order, and apart from the others. */
  primaryCountries?: readonly string[] | undefined
  /** A country's name in the visitor's language. */
  countryName: (country: string) => string
  /** Address of a country's flag, 3 by 2; it is fetched when it comes into view. Without it the list has no flags. */
  flagAddress?: ((country: string) => string | undefined) | undefined
  /** Of the list of countries; its title also names the button that opens it. */
  texts: Required<SelectTexts>
}

/**
 * A phone number with its country. Typed, pasted or filled in in any form there is; written in the country's mask with a
 * caret that stays with its digits.
 */
export function PhoneInput(props: PhoneInputProps) {
  const [frame, control] = splitFrame(props)
  const { rules, value, country, onValueChange, countries = rules.countries, primaryCountries = [], ...more } = control
  const { countryName, flagAddress, texts, disabled, ...input } = more
  const [typed, setTyped] = useState<PhoneEntry | null>(null)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const sheet = usePhone()
  const { anchor, floating } = useAnchored<HTMLDivElement, HTMLDivElement>({ open: open && !sheet })
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const caret = useRef<number | null>(null)

  // What was typed, as long as it stands for what the host holds.
  const entry = typed?.value === value && typed.country === country ? typed : entryOf(rules, country, value)

  // React has written the masked text, which put the caret at its end.
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
  const close = () => setOpen(false)
  const choose = (item: SelectItem) => {
    close()
    put(moveTo(rules, entry, item.value))
    field.current?.focus({ preventScroll: true })
  }
  // The number beside the button is outside of the list.
  useDismiss(open && !sheet, [button, floating], close)

  const dialCode = rules.dialCodeOf(country)
  const flag = flagAddress?.(country)
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <div ref={anchor} data-slot="phone-input" className={clsx(controlStyles(), 'gap-3 pl-1.5')}>
            <button
              ref={button}
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-label={`${texts.title}: ${countryName(country)} +${dialCode}`}
              disabled={disabled}
              onClick={() => setOpen(!open)}
              className="flex min-h-9 shrink-0 items-center gap-2 rounded-mark px-2.5 text-base text-strong transition-colors duration-fast hover:bg-raised"
            >
              {flag ? <Flag address={flag} /> : null}
              <span className="tabular-nums">+{dialCode}</span>
              <ChevronDown aria-hidden="true" className="size-4! text-muted" />
            </button>
            <input
              autoComplete="tel-national"
              placeholder={rules.maskOf(country).replaceAll('#', '0')}
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
              items={countryItems(countries, { rules, primaryCountries, countryName, flagAddress })}
              value={country}
              searchable
              sheet={sheet}
              floating={floating}
              texts={texts}
              onChoose={choose}
              onClose={() => {
                close()
                button.current?.focus({ preventScroll: true })
              }}
            />
          ) : null}
        </>
      )}
    </Field>
  )
}
