import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useAnchored } from '../anchored/use-anchored.ts'
import { controlStyles } from '../field/control-styles.ts'
import { Field, splitFrame, type FieldFrame } from '../field/field.tsx'
import { OptionList, optionId } from './option-list.tsx'
import type { SelectItem } from './select-item.ts'
import { SelectPopup, type SelectTexts } from './select-popup.tsx'
import { useDismiss } from './use-dismiss.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useListNavigation } from './use-list-navigation.ts'
import { useSheetCode } from './use-sheet-code.ts'

export interface SelectProps extends FieldFrame {
  items: readonly SelectItem[]
  value: string | null
  onValueChange: (value: string) => void
  texts: SelectTexts
  /** A search field over the list, for more than a dozen items. Default false. */
  searchable?: boolean | undefined
  placeholder?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/**
 * Chooses one item with an icon, picture or second line (APG select-only combobox). For plain texts: `SelectField`.
 *
 * @use One of up to some dozen items with an icon or a second line.
 * @avoid Plain texts: `SelectField`. Two to five: `RadioGroup`. Very many: `Combobox`.
 * @key Down, Up, Enter, Space: open the list; Down and Up move in it.
 * @key Enter, Space: choose the marked item.
 * @key Home, End: go to the first or last item.
 * @key PageDown, PageUp: go ten items on or back.
 * @key Letters: find an item.
 * @key Escape: closes the list.
 */
export function Select(props: SelectProps) {
  const [frame, control] = splitFrame(props)
  const { items, value, onValueChange, texts, searchable = false, placeholder, name, disabled, onBlur } = control
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { sheet, prepare, whenReady } = useSheetCode()
  const takesFocus = sheet !== null || searchable
  const { anchor, floating } = useAnchored<HTMLButtonElement, HTMLDivElement>({
    open: open && !sheet,
    anchorWidth: !searchable,
  })
  const focusAfter = useFocusAfter(open)
  const close = () => setOpen(false)
  const choose = (item: SelectItem) => {
    close()
    focusAfter(anchor.current)
    if (item.value !== value) onValueChange(item.value)
  }
  useDismiss(open && !sheet, [anchor, floating], close)

  const { active, setActive, keyDown } = useListNavigation(items, { typeAhead: true, onChoose: choose })
  const chosen = items.find((item) => item.value === value)
  const show = () => {
    setActive(items.findIndex((item) => item.value === value))
    whenReady(() => setOpen(true))
  }
  const press = (event: KeyboardEvent) => {
    if (disabled) return
    if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      show()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') close()
    else if (!takesFocus) keyDown(event)
  }
  return (
    <Field {...frame}>
      {({ required, ...wiring }) => (
        <>
          {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} />}
          <button
            {...wiring}
            ref={anchor}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- items have more than text, which <select> cannot show
            role="combobox"
            aria-required={required}
            aria-haspopup={takesFocus ? 'dialog' : 'listbox'}
            aria-expanded={open}
            aria-controls={open && !takesFocus ? listId : undefined}
            aria-activedescendant={open && !takesFocus && active >= 0 ? optionId(listId, active) : undefined}
            disabled={disabled}
            data-takes-escape={open ? '' : undefined}
            onPointerDown={prepare}
            onClick={() => (open ? close() : show())}
            onKeyDown={press}
            onBlur={onBlur}
            data-slot="select"
            className={clsx(
              controlStyles(),
              'pe-3 text-start focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-negative disabled:opacity-50',
            )}
          >
            {chosen?.media ? <span className="flex shrink-0">{chosen.media}</span> : null}
            <span className={clsx('min-w-0 flex-1 py-2.5', !chosen && 'text-muted')}>
              {chosen?.title ?? placeholder}
            </span>
            <ChevronDown aria-hidden="true" className="text-muted" />
          </button>
          {open && takesFocus ? (
            <SelectPopup
              listId={listId}
              items={items}
              value={value}
              searchable={searchable}
              sheet={sheet}
              floating={floating}
              texts={texts}
              onChoose={choose}
              onClose={() => {
                close()
                focusAfter(anchor.current)
              }}
            />
          ) : null}
          {open && !takesFocus ? (
            <div
              ref={floating}
              popover="manual"
              className="max-h-[min(var(--anchored-room,400px),400px)] max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-control bg-floating p-1.5 shadow-overlay open:flex"
            >
              <OptionList
                id={listId}
                label={texts.title}
                items={items}
                value={value}
                active={active}
                onActiveChange={setActive}
                onChoose={choose}
              />
            </div>
          ) : null}
        </>
      )}
    </Field>
  )
}
