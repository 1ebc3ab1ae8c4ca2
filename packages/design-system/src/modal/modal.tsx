import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useId, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { modalStyles } from './modal-styles.ts'
import { useDialog } from './use-dialog.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface ModalProps {
  /** Default true: mounted is open. Keep it mounted and switch `open` to see it leave. */
  open?: boolean | undefined
  /** The dialog's name. */
  title: ReactNode
  /** Read out, not shown. */
  titleHidden?: boolean | undefined
  closeLabel: string
  /** Asked for by the cross, Esc, the backdrop or a pull on the sheet. The dialog closes when `open` goes or it unmounts. */
  onClose: () => void
  /** Up to 400, 520 or 760 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `sheet` comes from below on phones and is a centred dialog from 754 px. Default `center`. */
  placement?: 'center' | 'sheet' | 'full' | undefined
  /** `transparent` has no plane of its own: a picture that floats. Default `solid`. */
  look?: 'solid' | 'transparent' | undefined
  /** false: only the cross or a button inside closes it. Default true. */
  dismissible?: boolean | undefined
  /** false: no cross. Default true. */
  closeButton?: boolean | undefined
  /** Above the title: a logo or a picture. */
  logo?: ReactNode
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode
  /** Mark an element with `data-autofocus` to start there; otherwise the first one that takes focus. */
  children?: ReactNode
  className?: string | undefined
}

/** A dialog over the page. Several may be open; the newest is on top and the last to close gives the page its scroll back. */
export function Modal({
  open = true,
  title,
  titleHidden = false,
  closeLabel,
  onClose,
  size,
  placement = 'center',
  look = 'solid',
  dismissible = true,
  closeButton = true,
  logo,
  footer,
  children,
  className,
}: ModalProps) {
  const titleId = useId()
  const { dialog, present } = useDialog(open)
  const drag = useSheetDrag(dialog, onClose)
  const isPullable = placement === 'sheet' && dismissible

  // The backdrop belongs to the dialog element, and a press there is no control of its own: Esc does the same for keyboards.
  useEffect(() => {
    const element = dialog.current
    if (!element || !dismissible) return
    let pressedOn: EventTarget | null = null
    const press = (event: Event) => {
      pressedOn = event.target
    }
    const click = (event: Event) => {
      if (event.target === element && pressedOn === element) onClose()
    }
    element.addEventListener('pointerdown', press)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('click', click)
    }
  })

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (dismissible) onClose()
  }
  // A browser may close a dialog on a second Esc whatever we say: then the owner must hear of it.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
  }

  if (!present) return null
  return (
    <dialog
      ref={dialog}
      data-slot="modal"
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      className={clsx(modalStyles({ placement, size, look }), className)}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <header
          {...(isPullable ? drag : {})}
          className={
            titleHidden && !logo
              ? 'sr-only'
              : clsx(
                  'relative shrink-0 px-5 pt-5 pb-2.5 sm:px-6',
                  closeButton && 'pr-16 sm:pr-16',
                  isPullable && 'max-md:touch-none max-md:pt-7',
                )
          }
        >
          {isPullable ? (
            <span
              aria-hidden="true"
              className="absolute top-2.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-strong md:hidden"
            />
          ) : null}
          {logo ? <div className="mb-4">{logo}</div> : null}
          <h2 id={titleId} className={clsx(titleHidden ? 'sr-only' : 'heading text-lg text-strong')}>
            {title}
          </h2>
        </header>
        <div
          data-slot="modal-body"
          className={clsx(
            'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1.5 pb-5 sm:px-6 sm:pb-6',
            titleHidden && !logo && 'pt-5! sm:pt-6!',
          )}
        >
          {children}
        </div>
        {footer ? (
          <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
            {footer}
          </footer>
        ) : null}
      </div>
      {/* Last in order, so that focus starts in the content and not on the cross. */}
      {closeButton ? (
        <IconButton
          label={closeLabel}
          size="sm"
          intent={look === 'transparent' ? 'scrim' : 'ghost'}
          onClick={onClose}
          className="absolute! top-4 right-4"
        >
          <X />
        </IconButton>
      ) : null}
    </dialog>
  )
}
