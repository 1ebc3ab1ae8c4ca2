import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface FrameBarProps {
  title?: ReactNode
  lead?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** The bar over a frame: 44 px high, more where the title needs two lines. Under 288 px the title has its own line. */
export function FrameBar({ title, lead, children, className }: FrameBarProps) {
  return (
    <header data-slot="frame-bar" className={clsx('@container shrink-0 text-body', className)}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1 pr-1 pl-1.5 @min-2xs:flex-nowrap">
        {lead}
        <div
          className={clsx(
            'min-w-0 flex-1 py-1.5 text-sm leading-tight font-medium wrap-anywhere',
            '@max-2xs:order-last @max-2xs:basis-full @max-2xs:px-2.5 @max-2xs:pt-0 @max-2xs:pb-2',
            !lead && 'pl-2.5',
            // WebKit also counts, and cuts, the lines of elements inside.
            typeof title === 'string' && 'line-clamp-3',
          )}
        >
          {title}
        </div>
        <div className="ml-auto flex shrink-0 items-center">{children}</div>
      </div>
    </header>
  )
}
