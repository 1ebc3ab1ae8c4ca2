import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { GripHorizontal } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { FrameBar } from '../frame-shell/frame-bar.tsx'
import { useNarrow } from '../responsive/use-phone.ts'
import { useCover } from './use-cover.ts'
import { useWindowDrag } from './use-window-drag.ts'

const CLEAR =
  'pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]'

const frameStyles = cva('flex flex-col overflow-hidden outline-none', {
  variants: {
    mode: {
      window: [
        'fixed inset-e-[calc(16px+env(safe-area-inset-right))] bottom-[calc(var(--window-inset-bottom,16px)+env(safe-area-inset-bottom))] z-30 w-(--window-width,250px) rounded-card bg-raised shadow-overlay',
        '[translate:var(--window-x,0px)_var(--window-y,0px)] data-dragging:cursor-grabbing',
      ],
      inline: 'relative w-full rounded-card bg-sunken shadow-card',
      full: `fixed inset-0 z-40 bg-sunken ${CLEAR}`,
      stage: [
        'bg-sunken max-lg:fixed max-lg:inset-0 max-lg:z-40',
        'max-lg:pt-[env(safe-area-inset-top)] max-lg:pr-[env(safe-area-inset-right)] max-lg:pb-[env(safe-area-inset-bottom)] max-lg:pl-[env(safe-area-inset-left)]',
        'lg:relative lg:w-full lg:rounded-card lg:shadow-card',
        // What stands over the page can keep clear of the buttons of the frame.
        '*:data-[slot=frame-bar]:[anchor-name:--stage-bar]',
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
      // As wide as its height allows in the frame's shape.
      stage:
        'max-lg:flex-1 lg:mx-auto lg:aspect-[var(--frame-shape,16/9)] lg:w-[min(100%,calc((100dvh-var(--above-stage,160px))*(var(--frame-shape,16/9))))] lg:min-h-[320px]',
    },
  },
})

export interface DraggableWindowProps {
  /** `window`: floating, 250 px wide, resizable to 720. `stage`: full screen below 1054 px, inline from there. */
  mode: 'window' | 'inline' | 'full' | 'stage'
  label: string
  /** Name of the move handle: arrow keys move the window, a press moves it to the next corner. */
  handleLabel: string
  /** Name of the resize handle: arrow keys resize, a press takes the next size. Default: not resizable. */
  resizeLabel?: string | undefined
  title?: ReactNode
  actions?: ReactNode
  /** Width and height of the content, in any unit: their ratio shapes the `stage`. Default: 16:9. */
  shape?: { readonly width: number; readonly height: number } | undefined
  /** Give it `size-full`. It stays mounted in every mode, so a frame inside never reloads. */
  children: ReactNode
  className?: string | undefined
}

/**
 * A frame that can float over the page, moved and resized by dragging, arrow keys or buttons. `--window-inset-bottom`
 * on an ancestor lifts it above a bottom bar. While it covers the window, the page under it is out of reach.
 *
 * @use A game or a chat that runs on while the player goes through the site.
 * @avoid Forms and texts: `Modal`, `Sheet` or a page.
 * @key Arrow keys: move it or change its size, by the handle in focus.
 * @key Shift with an arrow key: in larger steps.
 */
export function DraggableWindow({
  mode,
  label,
  handleLabel,
  resizeLabel,
  title,
  actions,
  shape,
  children,
  className,
}: DraggableWindowProps) {
  const isWindow = mode === 'window'
  const { frame, mover, sizer } = useWindowDrag(isWindow)
  const isNarrow = useNarrow()
  const covers = mode === 'full' || (mode === 'stage' && isNarrow)
  useCover(frame, covers)
  const body = useRef<HTMLDivElement>(null)
  const ratio = shape ? `${shape.width}/${shape.height}` : null
  useLayoutEffect(() => body.current?.style.setProperty('--frame-shape', ratio), [ratio])
  return (
    <section
      ref={frame}
      // Takes the focus when it covers the page.
      tabIndex={-1}
      aria-label={label}
      data-slot="draggable-window"
      data-mode={mode}
      // A dialog that closes then returns the focus to it.
      data-covers={covers ? '' : undefined}
      className={clsx(frameStyles({ mode }), className)}
    >
      {resizeLabel === undefined ? null : (
        <button
          {...sizer}
          type="button"
          aria-label={resizeLabel}
          title={resizeLabel}
          hidden={!isWindow}
          className="group/size absolute top-0 inset-s-0 z-10 flex size-6 pointer-coarse:size-11 cursor-nwse-resize! rtl:cursor-nesw-resize! touch-none p-1.5 text-muted hover:text-strong focus-visible:-outline-offset-2"
        >
          <span aria-hidden="true" className="size-3 rounded-ss-[10px] border-t-2 border-s-2 border-current" />
        </button>
      )}
      <FrameBar
        title={title}
        lead={
          isWindow ? (
            <>
              {/* For a finger the whole bar, so that a small window has room for its title. */}
              <button
                {...mover}
                type="button"
                aria-label={handleLabel}
                title={handleLabel}
                className={clsx(
                  'flex size-9 shrink-0 cursor-grab! touch-none items-center justify-center rounded-mark text-muted hover:text-strong focus-visible:-outline-offset-2 active:cursor-grabbing!',
                  'pointer-coarse:absolute pointer-coarse:inset-x-0 pointer-coarse:top-0 pointer-coarse:h-11 pointer-coarse:w-auto pointer-coarse:items-start pointer-coarse:rounded-card pointer-coarse:pt-1',
                  resizeLabel !== undefined && 'ms-3.5 pointer-coarse:ms-0',
                )}
              >
                <GripHorizontal aria-hidden="true" className="size-5 stroke-[1.75] pointer-coarse:hidden" />
                <span aria-hidden="true" className="hidden h-1 w-10 rounded-full bg-line-strong pointer-coarse:block" />
              </button>
              {/* Beside the corner that resizes, which a finger needs more of. */}
              <span
                aria-hidden="true"
                className={clsx('hidden shrink-0 pointer-coarse:block', resizeLabel === undefined ? 'w-1' : 'w-8.5')}
              />
            </>
          ) : null
        }
      >
        {actions}
      </FrameBar>
      <div ref={body} data-slot="draggable-window-body" className={bodyStyles({ mode })}>
        {children}
      </div>
    </section>
  )
}
