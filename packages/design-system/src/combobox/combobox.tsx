import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useAnchored } from '../anchored/use-anchored.ts'
import { controlStyles, inputStyles } from '../field/control-styles.ts'
import { Field, splitFrame, type FieldFrame } from '../field/field.tsx'
import { OptionList, optionId } from '../select/option-list.tsx'
import { matchingItems, type SelectItem } from '../select/select-item.ts'
import { useDismiss } from '../select/use-dismiss.ts'
import { useListNavigation } from '../select/use-list-navigation.ts'

export interface ComboboxProps extends FieldFrame {
  items: readonly SelectItem[]
  value: string | null
  /** null when the field was emptied. */
  onValueChange: (value: string | null) => void
  listLabel: string
  emptyText: string
  placeholder?: string | undefined
  disabled?: boolean | undefined
  autoComplete?: string | undefined
  onBlur?: (() => void) | undefined
}

/**
 * Chooses one of many items by typing part of its name. Text without a match reverts to the last choice on blur.
 *
 * @use One of many items whose name the player knows: a country, a studio.
 * @avoid Fewer than ten items: `Select`, `SelectField` or `RadioGroup`.
 * @key Down, Up: opens the list and moves in it.
 * @key Enter: chooses the marked item.
 * @key Escape: closes the list.
 */
export function Combobox(props: ComboboxProps) {
  const [frame, control] = splitFrame(props)
  const { items, value, onValueChange, listLabel, emptyText, placeholder, disabled, autoComplete, onBlur } = control
  const [query, setQuery] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { anchor, floating } = useAnchored<HTMLDivElement, HTMLDivElement>({ open, anchorWidth: true })
  const chosen = items.find((item) => item.value === value)
  const found = matchingItems(items, query ?? '')

  const close = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (item: SelectItem) => {
    close()
    if (item.value !== value) onValueChange(item.value)
  }
  const { active, setActive, keyDown } = useListNavigation(found, { typeAhead: false, onChoose: choose })
  const show = () => {
    setActive(found.findIndex((item) => item.value === value))
    setOpen(true)
  }
  useDismiss(open, [anchor, floating], close)

  const type = (text: string) => {
    // Autofill may enter a whole name: choose it.
    const whole = items.find((item) => item.title === text && !item.disabled)
    setQuery(text)
    setOpen(true)
    setActive(text === '' ? -1 : 0)
    if (text === '' && value !== null) onValueChange(null)
    else if (whole && whole.value !== value) onValueChange(whole.value)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      show()
    } else if (open) keyDown(event)
  }
  return (
    <Field {...frame}>
      {({ required, ...wiring }) => (
        <>
          <div ref={anchor} className={clsx(controlStyles(), 'pe-3')}>
            <input
              {...wiring}
              type="text"
              role="combobox"
              aria-required={required}
              aria-expanded={open}
              aria-autocomplete="list"
              aria-controls={open ? listId : undefined}
              aria-activedescendant={open && found[active] ? optionId(listId, active) : undefined}
              autoComplete={autoComplete ?? 'off'}
              spellCheck={false}
              disabled={disabled}
              placeholder={placeholder}
              value={query ?? chosen?.title ?? ''}
              onChange={(event) => type(event.currentTarget.value)}
              onClick={() => (open ? undefined : show())}
              onKeyDown={press}
              data-takes-escape={open ? '' : undefined}
              onBlur={() => {
                close()
                onBlur?.()
              }}
              className={inputStyles}
            />
            <ChevronDown aria-hidden="true" className="pointer-events-none text-muted" />
          </div>
          {open ? (
            <div
              ref={floating}
              popover="manual"
              className="max-h-[min(var(--anchored-room,360px),360px)] max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-control bg-floating p-1.5 shadow-overlay open:flex"
            >
              <output className={clsx('block px-3 py-3 text-muted', found.length > 0 && 'sr-only')}>
                {found.length === 0 ? emptyText : null}
              </output>
              <OptionList
                id={listId}
                label={listLabel}
                items={found}
                value={value}
                active={active}
                onActiveChange={setActive}
                onChoose={choose}
                className={clsx(found.length === 0 && 'hidden')}
              />
            </div>
          ) : null}
        </>
      )}
    </Field>
  )
}
