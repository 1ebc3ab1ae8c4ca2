import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FrameBar } from './frame-bar.tsx'
import { FrameLoader } from './frame-loader.tsx'

export interface FrameShellProps {
  /** The region's name. */
  label: string
  /** In the bar. Default: `label`. */
  title?: ReactNode
  /** Buttons at the end of the bar. */
  actions?: ReactNode
  /** What is on its way, while the loader covers the frame; null: it stands. Default null. */
  loading?: string | null | undefined
  /** A `FrameNotice` in the frame's place. */
  notice?: ReactNode
  /** The frame itself: `absolute inset-0 size-full border-0`. It stays mounted under loader and notice. */
  children?: ReactNode
  className?: string | undefined
}

/** What surrounds a framed page: a bar with its name and buttons, a loader until it stands, a notice when it cannot. For one that floats: `DraggableWindow`. */
export function FrameShell({
  label,
  title = label,
  actions,
  loading = null,
  notice,
  children,
  className,
}: FrameShellProps) {
  return (
    <section
      aria-label={label}
      aria-busy={loading !== null || undefined}
      data-slot="frame-shell"
      className={clsx('flex flex-col overflow-hidden rounded-card bg-raised shadow-card', className)}
    >
      <FrameBar title={title}>{actions}</FrameBar>
      <div className="relative aspect-video min-h-50 w-full bg-sunken">
        {children}
        <FrameLoader visible={loading !== null} label={loading ?? ''} />
        {notice}
      </div>
    </section>
  )
}
