import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FrameBar } from './frame-bar.tsx'
import { FrameLoader } from './frame-loader.tsx'

export interface FrameShellProps {
  label: string
  title?: ReactNode
  actions?: ReactNode
  /** Loading text while the loader covers the frame; null: loaded. Default null. */
  loading?: string | null | undefined
  notice?: ReactNode
  /** The iframe: `absolute inset-0 size-full border-0`. It stays mounted under loader and notice. */
  children?: ReactNode
  className?: string | undefined
}

/**
 * Surrounds a framed page with a bar, a loader and a notice. For a floating one use `DraggableWindow`.
 *
 * @use Around a game or a payment page of another site.
 * @avoid Content of ours.
 * @key Tab: moves through the bar, then into the frame.
 */
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
