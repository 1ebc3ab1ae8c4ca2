import * as Dialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { useId, type PointerEvent } from 'react'
import { Drawer } from 'vaul'
import { DialogParts, type DialogFrame } from '../modal/dialog-parts.tsx'
import { backdropStyles } from '../modal/modal-styles.ts'
import { useDialogContent } from '../modal/use-dialog-content.ts'
import { RegionsAbove } from '../overlays/above-dialogs.tsx'
import { DialogLayer, LayerShown } from '../overlays/layer.tsx'
import { usePhone } from '../responsive/use-phone.ts'

export interface SheetProps extends DialogFrame {
  /** false: the page beside it stays in use, such as a game; only the cross, Escape and a drag close it. Default true. */
  modal?: boolean | undefined
}

const WIDTHS = { sm: 'md:max-w-[400px]', md: 'md:max-w-[520px]', lg: 'md:max-w-[760px]' }

/** Parts that move their own content by a pointer. */
const OWN_DRAG = 'input, textarea, select, [data-no-drag]'

/**
 * A dialog at the bottom on phones, closed by dragging it down. Centred from 754 px. Stacks with `Modal`.
 *
 * @use A choice or a short form, on phones within reach of a thumb.
 * @avoid A warning: `Alert` or `Confirm`.
 * @key Escape: closes it.
 * @key Tab: stays inside it.
 */
export function Sheet({
  open = true,
  modal = true,
  onClose,
  size = 'md',
  dismissible = true,
  stays = false,
  type,
  role = 'dialog',
  className,
  ...parts
}: SheetProps) {
  const bodyId = useId()
  const isPhone = usePhone()
  const { content, isStacked, onOpenChange } = useDialogContent({ open, dismissible, stays, onClose })
  const keepDrag = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest(OWN_DRAG)) event.stopPropagation()
  }
  return (
    <DialogLayer>
      {(layer) => (
        <Drawer.Root
          open={open}
          onOpenChange={onOpenChange}
          dismissible={dismissible}
          handleOnly={!isPhone}
          noBodyStyles={!modal}
          disablePreventScroll={modal}
        >
          {/* vaul's own dialog is always modal, and hides and blocks the page also when asked not to. */}
          <Dialog.Root open={open} onOpenChange={onOpenChange} modal={modal}>
            <Drawer.Portal container={layer}>
              {modal ? (
                <Drawer.Overlay
                  data-slot="modal-backdrop"
                  className={clsx(backdropStyles({ backdrop: isStacked ? 'stacked' : 'blur' }), MOTION)}
                />
              ) : null}
              <Drawer.Content
                {...content}
                data-slot="modal"
                data-type={type}
                role={role}
                aria-describedby={role === 'alertdialog' ? bodyId : undefined}
                className={clsx(SHEET, MOTION, WIDTHS[size], className)}
              >
                <LayerShown layer={layer} />
                <RegionsAbove />
                <DialogParts
                  {...parts}
                  bodyId={bodyId}
                  onClose={onClose}
                  onPointerDown={keepDrag}
                  grip={dismissible}
                  beside={!modal}
                />
              </Drawer.Content>
            </Drawer.Portal>
          </Dialog.Root>
        </Drawer.Root>
      )}
    </DialogLayer>
  )
}

/** vaul's times are 500 ms. Important, because its stylesheet is in no layer. */
const MOTION = '[animation-duration:var(--duration-base)]! [animation-timing-function:var(--ease-out)]!'

const SHEET = [
  'lit fixed inset-x-0 bottom-0 flex max-h-[calc(100dvh-48px-env(safe-area-inset-top))] flex-col rounded-t-sheet bg-surface text-body shadow-overlay outline-none',
  'max-md:pb-[env(safe-area-inset-bottom)]',
  'md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:w-[calc(100%-64px)] md:rounded-card md:[--overlay-rise:12px]',
  // From 754 px vaul neither drags nor slides it.
  'md:touch-auto! md:select-auto! md:will-change-auto! md:after:hidden!',
  'md:data-[state=open]:animate-overlay-in! md:data-[state=closed]:animate-overlay-out!',
]
