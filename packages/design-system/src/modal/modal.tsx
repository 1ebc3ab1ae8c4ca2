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
  /** Default true. Keep it mounted and switch `open` to animate closing. */
  open?: boolean | undefined
  title: ReactNode
  titleHidden?: boolean | undefined
  closeLabel: string
  /** Asked to close by the cross, Escape, the backdrop, a drag or `closeAllOverlays`: set `open` to false. */
  onClose: () => void
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `sheet`: at the bottom on phones, centred from 754 px. `full`: the whole screen. Default `center`. */
  placement?: 'center' | 'sheet' | 'full' | undefined
  look?: 'solid' | 'transparent' | undefined
  /** false: Escape and the backdrop do not close it. Default true. */
  dismissible?: boolean | undefined
  /** Stays open on `closeAllOverlays`, and so on navigation. Not with `underMenu`. Default false. */
  stays?: boolean | undefined
  closeButton?: boolean | undefined
  /**
   * Lies between the header and the bottom bar, which stay usable: they need `data-above-modals` and a `z-index` over
   * 25. Their heights are `--under-menu-top` (64px) and `--under-menu-bottom` (0px) of an ancestor. No ancestor may be
   * a stacking context.
   */
  underMenu?: boolean | undefined
  /** Sets `data-type`, for brand styles and tests. */
  type?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  logo?: ReactNode
  footer?: ReactNode
  /** Focus starts at `data-autofocus`, else at the first focusable element. */
  children?: ReactNode
  className?: string | undefined
}

/** A modal dialog. Dialogs stack; the last to close restores the page's scroll and focus. */
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
  // A browser may close a dialog on a second Escape: tell the owner, or it opens again.
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
