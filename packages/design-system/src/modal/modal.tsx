import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ABOVE_MODALS } from './inert-around.ts'
import { modalStyles, underMenuBackdropStyles } from './modal-styles.ts'
import { useBackdropPress } from './use-backdrop-press.ts'
import { useDialog } from './use-dialog.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface ModalProps {
  /** Default true: mounted is open. Keep it mounted and switch `open` to see it leave. */
  open?: boolean | undefined
  /** The dialog's name. There is always one: with `titleHidden` it is read out and not shown ("without title"). */
  title: ReactNode
  /** Read out, not shown. Default false. */
  titleHidden?: boolean | undefined
  /** The cross's name. */
  closeLabel: string
  /** Asked for by the cross, Esc, the backdrop, a pull on the sheet or `closeAllOverlays`. It closes when `open` goes or it unmounts. */
  onClose: () => void
  /** Up to 400, 520 or 760 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `sheet` comes from below on phones and is a centred dialog from 754 px; `full` is the option "full-screen". Default `center`. */
  placement?: 'center' | 'sheet' | 'full' | undefined
  /** `transparent` has no plane of its own: a picture that floats. The option "transparent". Default `solid`. */
  look?: 'solid' | 'transparent' | undefined
  /** false: only the cross or a button inside closes it. The option "only-button-close". Default true. */
  dismissible?: boolean | undefined
  /** It is not about the page: `closeAllOverlays`, and with it the next page, leaves it open. Not with `underMenu`. Default false. */
  stays?: boolean | undefined
  /** false: no cross. The option "without-close". Default true. */
  closeButton?: boolean | undefined
  /**
   * The option "under-menu": it lies between the header and the bottom bar, which stay usable and carry `data-above-modals`
   * and a `z-index` over 25. `--under-menu-top` (default 64px) and `--under-menu-bottom` (default 0px) on an ancestor are
   * their heights. No ancestor may be a stacking context. Default false.
   */
  underMenu?: boolean | undefined
  /** The option "type": what it is about, as `data-type`, for a brand's styles and for tests: `promo`, `gift`. */
  type?: string | undefined
  /** `alertdialog` interrupts and is described by its body. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Above the title: a logo or a picture. The option "with-logo". */
  logo?: ReactNode
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode
  /** Mark an element with `data-autofocus` to start there; otherwise the first one that takes focus. */
  children?: ReactNode
  className?: string | undefined
}

/**
 * A dialog over the page, which is dimmed, blurred, still and inert meanwhile. Several may be open: the newest is on top, and
 * the last to close gives the page its scroll, its focus and its sharpness back.
 */
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
  stays = false,
  closeButton = true,
  underMenu = false,
  type,
  role,
  logo,
  footer,
  children,
  className,
}: ModalProps) {
  const id = useId()
  const backdrop = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const { dialog, present } = useDialog({ open, underMenu, dismissible, stays, onClose })
  const isPullable = placement === 'sheet' && dismissible
  useSheetDrag({ enabled: open && isPullable, sheet: dialog, grip, onClose })
  useBackdropPress(open && dismissible, dialog, backdrop, onClose)

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (dismissible) onClose()
  }
  // A browser may close a dialog on a second Esc whatever we say: then the owner must hear of it, or it opens again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !open || event.currentTarget.open) return
    if (stays) event.currentTarget.showModal()
    else onClose()
  }

  if (!present) return null
  return (
    <>
      {underMenu ? (
        <div
          ref={backdrop}
          data-slot="modal-backdrop"
          data-open={open ? '' : undefined}
          {...{ [ABOVE_MODALS]: '' }}
          className={underMenuBackdropStyles}
        />
      ) : null}
      <dialog
        ref={dialog}
        data-slot="modal"
        data-type={type}
        role={role}
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        onCancel={cancel}
        onClose={closed}
        className={clsx(modalStyles({ placement, size, look, underMenu }), className)}
      >
        <div className="flex min-h-0 flex-1 flex-col">
          <header
            className={
              titleHidden && !logo
                ? clsx(isPullable ? 'h-7 shrink-0 md:sr-only' : 'sr-only')
                : clsx(
                    'relative shrink-0 px-5 pt-5 pb-2.5 sm:px-6',
                    closeButton && 'pr-16 sm:pr-16',
                    isPullable && 'max-md:pt-7',
                  )
            }
          >
            {isPullable ? (
              <span
                ref={grip}
                aria-hidden="true"
                className="absolute top-2.5 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-strong md:hidden"
              />
            ) : null}
            {logo ? <div className="mb-4">{logo}</div> : null}
            <h2 id={`${id}-title`} className={clsx(titleHidden ? 'sr-only' : 'heading text-lg text-strong')}>
              {title}
            </h2>
          </header>
          <div
            id={`${id}-body`}
            data-slot="modal-body"
            className={clsx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2! px-5 pt-1.5 pb-5 sm:px-6 sm:pb-6',
              titleHidden && !logo && (isPullable ? 'md:pt-6!' : 'pt-5! sm:pt-6!'),
            )}
          >
            {children}
          </div>
          {footer ? (
            <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t max-sm:*:grow border-line px-5 py-4 sm:px-6">
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
    </>
  )
}
