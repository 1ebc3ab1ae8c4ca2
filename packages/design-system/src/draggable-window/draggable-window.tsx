import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { GripHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWindowDrag } from './use-window-drag.ts'

const frameStyles = cva('flex flex-col overflow-hidden', {
  variants: {
    mode: {
      window: [
        'fixed right-4 bottom-[calc(var(--window-inset-bottom,16px)+env(safe-area-inset-bottom))] z-30 w-[250px] rounded-card bg-raised shadow-overlay',
        '[translate:var(--window-x,0px)_var(--window-y,0px)] data-dragging:cursor-grabbing',
      ],
      inline: 'relative w-full rounded-card bg-sunken shadow-card',
      full: 'fixed inset-0 z-40 bg-sunken pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]',
      stage: [
        'bg-sunken max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:pt-[env(safe-area-inset-top)] max-lg:pb-[env(safe-area-inset-bottom)]',
        'lg:relative lg:w-full lg:rounded-card lg:shadow-card',
      ],
    },
  },
})

const bodyStyles = cva('relative min-h-0 bg-sunken', {
  variants: {
    mode: {
      window: 'aspect-video',
      inline: 'aspect-video max-h-[calc(100dvh-160px)] min-h-[320px]',
      full: 'flex-1',
      stage: 'max-lg:flex-1 lg:aspect-video lg:max-h-[calc(100dvh-160px)] lg:min-h-[320px]',
    },
  },
})

export interface DraggableWindowProps {
  /** `window`: 250 px wide, floating (core 9). `inline`: in the page's flow. `full`: the whole screen. `stage`: full under 1054 px, inline from there. */
  mode: 'window' | 'inline' | 'full' | 'stage'
  /** The region's name. */
  label: string
  /** The handle's name: says that arrow keys move the window. */
  handleLabel: string
  /** Shown in the bar. */
  title?: ReactNode
  /** Buttons at the end of the bar: resume, close. */
  actions?: ReactNode
  /** Give it `size-full`. It stays mounted through every change of mode: only classes change, a frame inside never reloads. */
  children: ReactNode
  className?: string | undefined
}

/**
 * A frame that can float over the page and be moved by its handle. The tree is the same in every mode.
 * `--window-inset-bottom` on an ancestor lifts it over a bottom bar.
 */
export function DraggableWindow({
  mode,
  label,
  handleLabel,
  title,
  actions,
  children,
  className,
}: DraggableWindowProps) {
  const { frame, handle } = useWindowDrag(mode === 'window')
  return (
    <section
      ref={frame}
      aria-label={label}
      data-slot="draggable-window"
      data-mode={mode}
      className={clsx(frameStyles({ mode }), className)}
    >
      <header className="flex h-11 shrink-0 items-center gap-1 pr-1 pl-1.5 text-body">
        <button
          {...handle}
          type="button"
          aria-label={handleLabel}
          hidden={mode !== 'window'}
          className="flex size-9 shrink-0 cursor-grab! touch-none items-center justify-center rounded-mark text-muted hover:text-strong active:cursor-grabbing! hidden:hidden"
        >
          <GripHorizontal aria-hidden="true" className="size-5 stroke-[1.75]" />
        </button>
        <span className={clsx('min-w-0 flex-1 truncate text-sm font-medium', mode !== 'window' && 'pl-2.5')}>
          {title}
        </span>
        <span className="flex shrink-0 items-center">{actions}</span>
      </header>
      <div data-slot="draggable-window-body" className={bodyStyles({ mode })}>
        {children}
      </div>
    </section>
  )
}
