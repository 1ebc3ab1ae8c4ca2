import { clsx } from 'clsx'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { tabListStyles, tabStyles } from './tabs-styles.ts'
import { useMoreAtEdges } from './use-more-at-edges.ts'

export interface TabItem {
  id: string
  label: ReactNode
  content: ReactNode
  icon?: ReactNode
  count?: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps {
  label: string
  tabs: readonly TabItem[]
  value: string
  onValueChange: (value: string) => void
  /** `manual`: arrows only move focus, Enter or Space selects; for panels that load. Default `automatic`. */
  activation?: 'automatic' | 'manual' | undefined
  className?: string | undefined
}

/** To the right. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Tabs (ARIA pattern): one tab stop, arrows wrap, Home and End. For routes use links with `tabStyles`.
 *
 * @use Two to six views of one thing on one page.
 * @avoid Pages of their own address: links with `tabStyles`. A filter: `Chip`.
 * @key Left, Right: choose the next tab, also from the last to the first.
 * @key Home, End: choose the first or last tab.
 * @key Tab: goes to the panel.
 */
export function Tabs({ label, tabs, value, onValueChange, activation = 'automatic', className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useMoreAtEdges(list)
  const selected = tabs.findIndex((tab) => tab.id === value)

  const keyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const towards = event.currentTarget.matches(':dir(rtl)') ? -1 : 1
    const step = STEPS[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? -1
            : (at + step * towards + buttons.length) % buttons.length
    const target = buttons[next]
    if (!target) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const chosen = target.dataset['tab']
    if (activation === 'automatic' && chosen !== undefined) onValueChange(chosen)
  }

  return (
    <div data-slot="tabs" className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={keyDown}
        className={clsx(tabListStyles(), 'outline-none')}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={index === selected}
            aria-controls={index === selected ? `${id}-panel` : undefined}
            tabIndex={index === Math.max(selected, 0) ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onValueChange(tab.id)}
            className={tabStyles({ selected: index === selected })}
          >
            {tab.icon}
            {tab.label}
            {tab.count === undefined ? null : <span className="text-xs tabular-nums">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="mt-5 rounded-mark"
      >
        {tabs[selected]?.content}
      </div>
    </div>
  )
}
