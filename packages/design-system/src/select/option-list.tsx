import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, type KeyboardEvent } from 'react'
import type { SelectItem } from './select-item.ts'
import type { VirtualOptionsProps } from './virtual-options.tsx'

/** Above this number only options in view are in the document. */
const MANY = 100
/** If the script fails to load, all options are in the document. */
const VirtualOptions = lazy(() => import('./virtual-options.tsx').catch(() => ({ default: AllOptions })))

function AllOptions({ count, option }: VirtualOptionsProps) {
  return <>{Array.from({ length: count }, (_, index) => option(index))}</>
}

export interface OptionListProps {
  id: string
  label: string
  items: readonly SelectItem[]
  value: string | null
  active: number
  onActiveChange: (index: number) => void
  onChoose: (item: SelectItem) => void
  /** For a list that takes focus itself, as in a sheet without search. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  className?: string | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** A listbox (ARIA pattern); the focused element names its active option. */
export function OptionList(props: OptionListProps) {
  const { id, label, items, value, active, onActiveChange, onChoose, onKeyDown, className } = props
  const list = useRef<HTMLDivElement>(null)
  const isLong = items.length > MANY

  useEffect(() => {
    if (!isLong && active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, isLong])

  const option = (index: number) => {
    const item = items[index]
    if (!item) return null
    return (
      <Option
        key={item.value}
        id={optionId(id, index)}
        item={item}
        selected={item.value === value}
        active={index === active}
        index={index}
        count={items.length}
        onHover={() => onActiveChange(index)}
        onChoose={() => onChoose(item)}
      />
    )
  }
  const first = items.slice(0, MANY).map((_, index) => option(index))
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options have pictures and second lines, which <select> cannot show
      role="listbox"
      aria-label={label}
      tabIndex={onKeyDown ? 0 : -1}
      aria-activedescendant={onKeyDown && active >= 0 ? optionId(id, active) : undefined}
      data-autofocus={onKeyDown ? '' : undefined}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
      className={clsx('min-h-0 overflow-y-auto overscroll-contain outline-none', className)}
    >
      {isLong ? (
        <Suspense fallback={first}>
          <VirtualOptions count={items.length} active={active} scroller={list} option={option} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  )
}

interface OptionProps {
  id: string
  item: SelectItem
  selected: boolean
  active: boolean
  index: number
  count: number
  onHover: () => void
  onChoose: () => void
}

function Option({ id, item, selected, active, index, count, onHover, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys go to whoever names it as active descendant
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      aria-selected={selected}
      aria-disabled={item.disabled || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-active={active ? '' : undefined}
      onPointerMove={() => {
        if (!active && !item.disabled) onHover()
      }}
      onClick={() => {
        if (!item.disabled) onChoose()
      }}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 py-2 text-base text-body select-none',
        'data-active:bg-raised data-active:text-strong aria-selected:text-strong aria-disabled:cursor-default aria-disabled:opacity-45',
        item.divided && 'border-t border-line',
      )}
    >
      {item.media ? <span className="flex shrink-0 items-center text-muted [&_svg]:size-5">{item.media}</span> : null}
      <span className="min-w-0 flex-1">
        {item.title}
        {item.text ? <span className="block text-sm text-muted">{item.text}</span> : null}
      </span>
      {item.aside ? <span className="shrink-0 text-sm text-muted tabular-nums">{item.aside}</span> : null}
      <Check aria-hidden="true" className={clsx('size-4.5 shrink-0 stroke-2 text-strong', !selected && 'invisible')} />
    </div>
  )
}
