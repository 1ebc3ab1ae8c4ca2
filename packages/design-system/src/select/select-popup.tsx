import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { controlStyles, inputStyles } from '../field/control-styles.ts'
import { OptionList, optionId } from './option-list.tsx'
import { matchingItems, type SelectItem } from './select-item.ts'
import type { SheetCode } from './use-sheet-code.ts'
import { useListNavigation } from './use-list-navigation.ts'

export interface SelectTexts {
  title: string
  close: string
  search?: string | undefined
  empty?: string | undefined
}

export interface SelectPopupProps {
  listId: string
  items: readonly SelectItem[]
  value: string | null
  searchable: boolean
  /** Shows the list in a bottom sheet. */
  sheet: SheetCode | null
  floating: RefObject<HTMLDivElement | null>
  texts: SelectTexts
  onChoose: (item: SelectItem) => void
  onClose: () => void
}

/** The list: a bottom sheet on phones, elsewhere a panel with search by its control. */
export function SelectPopup(props: SelectPopupProps) {
  const { listId, items, value, searchable, sheet, floating, texts, onChoose, onClose } = props
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = matchingItems(items, query)
  const navigation = useListNavigation(found, { typeAhead: !searchable, onChoose })
  const { active, setActive } = navigation

  // Opens at the chosen item; on phones without a keyboard over the list.
  useEffect(() => {
    setActive(items.findIndex((item) => item.value === value))
    if (!sheet) search.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, [])

  const keyDown = (event: KeyboardEvent) => {
    if (navigation.keyDown(event) || event.key !== 'Escape' || sheet) return
    event.preventDefault()
    onClose()
  }
  const list = (
    <>
      {searchable ? (
        <div className={clsx(controlStyles(), 'shrink-0')}>
          <Search aria-hidden="true" className="text-muted" />
          <input
            ref={search}
            type="text"
            role="combobox"
            inputMode="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={texts.search}
            placeholder={texts.search}
            aria-expanded
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={active >= 0 && active < found.length ? optionId(listId, active) : undefined}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              setActive(0)
            }}
            onKeyDown={keyDown}
            data-takes-escape={sheet ? undefined : ''}
            className={inputStyles}
          />
        </div>
      ) : null}
      <output className={clsx('block px-3 py-4 text-muted', found.length > 0 && 'sr-only')}>
        {found.length === 0 ? texts.empty : null}
      </output>
      <OptionList
        id={listId}
        label={texts.title}
        items={found}
        value={value}
        active={active}
        onActiveChange={setActive}
        onChoose={onChoose}
        onKeyDown={sheet || !searchable ? keyDown : undefined}
        className={clsx(sheet && '-mx-3 max-h-[60dvh]', searchable && 'mt-2', found.length === 0 && 'hidden')}
      />
    </>
  )
  if (sheet)
    return (
      <sheet.Sheet title={texts.title} closeLabel={texts.close} onClose={onClose}>
        <div className="flex min-h-0 flex-col">{list}</div>
      </sheet.Sheet>
    )
  return (
    <div
      ref={floating}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover in the top layer, not a modal dialog
      role="dialog"
      aria-label={texts.title}
      popover="manual"
      className="max-h-[min(var(--anchored-room,480px),480px)] w-90 max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-control bg-floating p-2 shadow-overlay open:flex"
    >
      {list}
    </div>
  )
}
