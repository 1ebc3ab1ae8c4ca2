import * as Dialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { KeyboardEvent, PointerEventHandler, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { actionsStyles } from './modal-styles.ts'

/** Props that `Modal` and `Sheet` share. */
export interface DialogFrame {
  /** Default true. Keep it mounted and switch `open` to animate closing. */
  open?: boolean | undefined
  title: ReactNode
  titleHidden?: boolean | undefined
  closeLabel: string
  /** Asked to close by the cross, Escape, the backdrop, a drag or `closeAllOverlays`: set `open` to false. */
  onClose: () => void
  size?: 'sm' | 'md' | 'lg' | undefined
  /** false: Escape and the backdrop do not close it. Default true. */
  dismissible?: boolean | undefined
  /** Stays open on `closeAllOverlays`, and so on navigation. Default false. */
  stays?: boolean | undefined
  closeButton?: boolean | undefined
  /** Sets `data-type`, for brand styles and tests. */
  type?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  logo?: ReactNode
  /** Its buttons, the primary one last. Where they do not fit side by side, each takes a line, the primary one first. */
  footer?: ReactNode
  /** Focus starts at `data-autofocus`, else at the first focusable element. */
  children?: ReactNode
  className?: string | undefined
}

export interface DialogPartsProps extends Pick<
  DialogFrame,
  'title' | 'titleHidden' | 'closeLabel' | 'onClose' | 'closeButton' | 'logo' | 'footer' | 'children'
> {
  bodyId: string
  transparent?: boolean | undefined
  /** A handle at the top, on phones. */
  grip?: boolean | undefined
  /** true: the page beside the dialog is in use, so Tab leaves the dialog. */
  beside?: boolean | undefined
  onPointerDown?: PointerEventHandler | undefined
}

/** Head, body, footer and close button of a dialog. */
export function DialogParts({
  title,
  titleHidden = false,
  closeLabel,
  onClose,
  closeButton = true,
  logo,
  footer,
  children,
  bodyId,
  transparent = false,
  grip = false,
  beside = false,
  onPointerDown,
}: DialogPartsProps) {
  const isHeadHidden = titleHidden && !logo
  // Too low for head, some body and buttons, as at 400 % zoom: the dialog scrolls as a whole.
  const isLow = matchMedia('(height < 22rem)').matches
  // Radix keeps Tab inside every dialog.
  const letTabOut = (event: KeyboardEvent) => {
    if (beside && event.key === 'Tab') event.stopPropagation()
  }
  return (
    <>
      <div
        role="presentation"
        onKeyDown={letTabOut}
        onPointerDown={onPointerDown}
        // Not flex-1: WebKit takes a share of the height that fits the content for nothing, and shows a dialog of no height.
        className={clsx(
          'flex min-h-0 flex-auto flex-col rounded-[inherit]',
          isLow ? 'overflow-y-auto' : 'overflow-hidden',
        )}
      >
        <header
          className={
            isHeadHidden
              ? clsx(grip ? 'h-7 shrink-0 md:sr-only' : 'sr-only')
              : clsx(
                  'relative shrink-0 px-5 pt-5 pb-2.5 sm:px-6',
                  closeButton && 'pe-16 sm:pe-16',
                  grip && 'max-md:pt-7',
                )
          }
        >
          {grip ? (
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-2.5 mx-auto h-1 w-10 rounded-full bg-line-strong md:hidden"
            />
          ) : null}
          {logo ? <div className="mb-4">{logo}</div> : null}
          <Dialog.Title className={clsx(titleHidden ? 'sr-only' : 'heading text-lg text-strong')}>{title}</Dialog.Title>
        </header>
        <div
          id={bodyId}
          data-slot="modal-body"
          className={clsx(
            'flex-auto -outline-offset-2! px-5 pt-1.5 pb-5 sm:px-6 sm:pb-6',
            isLow ? 'shrink-0' : 'min-h-0 overflow-y-auto overscroll-contain',
            isHeadHidden && (grip ? 'md:pt-6!' : 'pt-5! sm:pt-6!'),
          )}
        >
          {children}
        </div>
        {footer ? (
          <footer className="flex shrink-0 justify-end border-t border-line px-5 py-4 sm:px-6">
            <div className={clsx(actionsStyles, 'max-sm:w-full has-[>.w-full]:w-full')}>{footer}</div>
          </footer>
        ) : null}
      </div>
      {closeButton ? (
        <IconButton
          label={closeLabel}
          size="sm"
          intent={transparent ? 'scrim' : 'ghost'}
          onClick={onClose}
          onKeyDown={letTabOut}
          className="absolute! top-4 inset-e-4"
        >
          <X />
        </IconButton>
      ) : null}
    </>
  )
}
