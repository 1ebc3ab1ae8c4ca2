import { clsx } from 'clsx'
import { Info, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { useAnchored, type AnchoredPlacement } from '../anchored/use-anchored.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { linkStyles } from '../link/link-styles.ts'
import { useOverlay } from '../overlays/use-overlay.ts'

export interface InfoOverlayProps {
  label: string
  trigger?: ReactNode
  /** Heading of the panel. Default: the button's name names the panel. */
  title?: ReactNode
  closeLabel: string
  children: ReactNode
  placement?: AnchoredPlacement | undefined
  className?: string | undefined
}

/** An icon that opens an explanation. The page stays usable; a press elsewhere, Escape or leaving focus closes it. */
export function InfoOverlay({
  label,
  trigger,
  title,
  closeLabel,
  children,
  placement = 'bottom',
  className,
}: InfoOverlayProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const { anchor, floating } = useAnchored<HTMLButtonElement>({ open, placement })

  const close = () => {
    if (floating.current?.contains(document.activeElement)) anchor.current?.focus({ preventScroll: true })
    setOpen(false)
  }
  useOverlay({ kind: 'info', open, part: floating, onClose: close })

  useEffect(() => {
    if (!open) return
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const button = {
    ref: anchor,
    'aria-expanded': open,
    'aria-controls': `${id}-panel`,
    onClick: () => setOpen((now) => !now),
  }
  return (
    <span ref={frame} onBlur={leave} data-slot="info-overlay" className={clsx('inline-flex max-w-full', className)}>
      {trigger === undefined ? (
        <IconButton {...button} label={label} size="sm">
          <Info />
        </IconButton>
      ) : (
        <button {...button} type="button" aria-label={label} className={linkStyles()}>
          {trigger}
        </button>
      )}
      <section
        ref={floating}
        id={`${id}-panel`}
        aria-labelledby={title ? `${id}-title` : undefined}
        aria-label={title ? undefined : label}
        popover="manual"
        data-slot="info-panel"
        className={clsx(
          'lit max-h-(--anchored-room) w-[min(360px,calc(100vw-16px))] overflow-y-auto overscroll-contain rounded-card bg-floating p-4 text-left text-sm font-normal text-body shadow-overlay',
          'opacity-0 transition-opacity duration-fast wrap-anywhere open:opacity-100 data-anchor-hidden:invisible starting:open:opacity-0',
        )}
      >
        <div className="float-right -mt-2 -mr-2 mb-1 ml-2">
          <IconButton label={closeLabel} size="sm" onClick={close}>
            <X />
          </IconButton>
        </div>
        {title ? (
          <p id={`${id}-title`} className="mb-1.5 font-semibold text-strong">
            {title}
          </p>
        ) : null}
        {children}
      </section>
    </span>
  )
}
