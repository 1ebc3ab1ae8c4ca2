import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface FrameBarProps {
  title?: ReactNode
  lead?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** The bar over a frame, 44 px high. */
export function FrameBar({ title, lead, children, className }: FrameBarProps) {
  return (
    <header
      data-slot="frame-bar"
      className={clsx('flex h-11 shrink-0 items-center gap-1 pr-1 pl-1.5 text-body', className)}
    >
      {lead}
      <span className={clsx('min-w-0 flex-1 truncate text-sm font-medium', !lead && 'pl-2.5')}>{title}</span>
      <span className="flex shrink-0 items-center">{children}</span>
    </header>
  )
}
