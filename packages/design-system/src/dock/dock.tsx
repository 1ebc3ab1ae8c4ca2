import { clsx } from 'clsx'
import { useId, useRef, type ReactNode } from 'react'
import { AboveDialogs } from '../overlays/above-dialogs.tsx'
import { useOpenOverlay } from '../overlays/open-overlays.ts'
import { tabStops } from '../overlays/tab-through.ts'
import { usePhone } from '../responsive/use-phone.ts'
import { useDockFocus } from './use-dock-focus.ts'

export interface DockProps {
  /** The content stays mounted while it is not open, so that a frame inside never reloads. */
  open: boolean
  title: ReactNode
  /** Buttons at the end of the title's bar. */
  actions?: ReactNode
  footer?: ReactNode
  /** By Escape. */
  onMinimise: () => void
  /** false: the focus stays where it is when it opens, such as with the page. Default true. */
  takesFocus?: boolean | undefined
  /** Give it `size-full`. */
  children: ReactNode
}

/**
 * A panel at the bottom right, beside the page: the page stays in use, also a dialog. The whole screen on phones. It
 * takes the focus when it opens, and gives it back.
 *
 * @use A help or a chat that is used beside the page.
 * @avoid A question that has to be answered first: `Modal` or `Sheet`.
 * @key Escape: closes it while the focus is in it, or it covers the page.
 */
export function Dock({ open, title, actions, footer, onMinimise, takesFocus = true, children }: DockProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPhone = usePhone()
  const covers = open && isPhone
  useOpenOverlay({ kind: 'cover', open: covers, stays: true, onClose: onMinimise })
  useDockFocus({ panel, heading, open, covers, takesFocus, onMinimise })
  const edge = (at: 0 | -1) => <Edge onFocus={() => tabStops(panel.current!).filter(isNoEdge).at(at)?.focus()} />
  return (
    <AboveDialogs>
      <section
        ref={panel}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element that is not open is not rendered, and its frames reload
        role="dialog"
        aria-labelledby={titleId}
        aria-modal={covers || undefined}
        // Dialogs hide everything else from screen readers, but for live regions.
        aria-live="off"
        inert={!open}
        data-slot="dock"
        data-state={open ? 'open' : 'closed'}
        className={clsx(PANEL, open ? OPEN : CLOSED)}
      >
        {covers ? edge(-1) : null}
        <div className="flex min-h-14 shrink-0 items-center gap-1 pe-2 ps-4">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="me-auto heading min-w-0 text-base text-strong outline-none"
          >
            {title}
          </h2>
          {actions}
        </div>
        <div className="relative min-h-0 flex-1">{children}</div>
        {footer}
        {covers ? edge(0) : null}
      </section>
    </AboveDialogs>
  )
}

const EDGE = 'dock-edge'

const isNoEdge = ({ dataset }: HTMLElement): boolean => dataset['slot'] !== EDGE

/** On a phone it covers the page, so Tab goes round in it. */
function Edge({ onFocus }: { onFocus: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- passes the focus on at once
  return <span data-slot={EDGE} tabIndex={0} onFocus={onFocus} />
}

// Visible at once: what is not takes no focus.
const OPEN = 'pointer-events-auto transition-[opacity,translate]'
const CLOSED = 'invisible translate-y-4 opacity-0 transition-[opacity,translate,visibility]'

const PANEL = [
  'lit fixed flex flex-col overflow-hidden bg-surface text-body shadow-overlay duration-base ease-out',
  'max-md:inset-0 max-md:h-dvh max-md:pt-[env(safe-area-inset-top)] max-md:pb-[env(safe-area-inset-bottom)]',
  'md:inset-e-[calc(1rem+env(safe-area-inset-right))] md:bottom-[calc(1rem+env(safe-area-inset-bottom))] md:h-[min(640px,calc(100dvh-6rem-env(safe-area-inset-top)))] md:w-(--dock-width,368px) md:rounded-card',
]
