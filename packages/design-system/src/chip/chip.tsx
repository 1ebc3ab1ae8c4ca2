import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { chipStyles } from './chip-styles.ts'

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: ReactNode
  count?: ReactNode
}

/**
 * A toggle button: a filter, a category, a preset amount. `selected` sets `aria-pressed`.
 *
 * @use A filter or a choice of a few that applies at once.
 * @avoid An action: `Button`. One of several in a form: `RadioGroup`.
 * @key Enter, Space: selects or clears it.
 */
export function Chip({
  selected = false,
  size,
  icon,
  count,
  type = 'button',
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      data-slot="chip"
      aria-pressed={selected}
      className={clsx(chipStyles({ selected, size }), className)}
    >
      {icon}
      {children}
      {count === undefined ? null : <span className="text-xs tabular-nums">{count}</span>}
    </button>
  )
}
