import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface FrameBarProps {
  title?: ReactNode
  lead?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/**
 * The bar over a frame: 44 px high, more where the title needs two lines. Under 288 px a plain title is cut to one. What
 * `lead` lays over the bar is under the actions and the title's links.
 */
export function FrameBar({ title, lead, children, className }: FrameBarProps) {
  return (
    <header data-slot="frame-bar" className={clsx('@container shrink-0 text-body', className)}>
      <div className="flex min-h-11 items-center gap-x-1 pe-1 ps-1.5">
        {lead}
        <div
          className={clsx(
            'min-w-0 flex-1 py-1.5 @max-2xs:py-1 text-sm leading-tight font-medium wrap-anywhere [&_a]:relative',
            !lead && 'ps-2.5',
          )}
        >
          {typeof title === 'string' ? (
            // WebKit also counts, and cuts, the lines of elements inside.
            <span className="line-clamp-3 @max-2xs:block @max-2xs:truncate">{title}</span>
          ) : (
            title
          )}
        </div>
        <div className="relative ms-auto flex shrink-0 items-center">{children}</div>
      </div>
    </header>
  )
}
