import * as Dialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { useId } from 'react'
import { RegionsAbove } from '../overlays/above-dialogs.tsx'
import { DialogLayer, LayerShown } from '../overlays/layer.tsx'
import { DialogParts, type DialogFrame } from './dialog-parts.tsx'
import { backdropStyles, modalStyles } from './modal-styles.ts'
import { UnderMenu } from './under-menu.tsx'
import { useDialogContent } from './use-dialog-content.ts'

export interface ModalProps extends DialogFrame {
  /** `full`: the whole screen. Default `center`. At the bottom on phones: `Sheet`. */
  placement?: 'center' | 'full' | undefined
  look?: 'solid' | 'transparent' | undefined
  /** `plain`: without blur, for a page that moves below. Default `blur`. */
  backdrop?: 'blur' | 'plain' | undefined
  /**
   * Lies between the header and the bottom bar, which stay usable: they need `data-above-modals` and a `z-index` over
   * 25. Their heights are `--under-menu-top` (64px) and `--under-menu-bottom` (0px) of an ancestor. No ancestor may be
   * a stacking context. Not with `stays`.
   */
  underMenu?: boolean | undefined
}

/**
 * A modal dialog. Dialogs stack; the last to close restores the page's scroll and focus.
 *
 * @use A short task or a question that stops the page.
 * @avoid What is used beside the page: `Dock`. A choice on a phone: `Sheet`.
 * @key Escape: closes the dialog on top.
 * @key Tab: stays inside the dialog.
 */
export function Modal({
  open = true,
  onClose,
  size,
  placement = 'center',
  look = 'solid',
  backdrop = 'blur',
  dismissible = true,
  stays = false,
  underMenu = false,
  type,
  role = 'dialog',
  className,
  ...frame
}: ModalProps) {
  const bodyId = useId()
  const { content, isStacked, onOpenChange } = useDialogContent({ open, dismissible, stays, onClose })
  const shared = {
    'data-slot': 'modal',
    'data-type': type,
    role,
    'aria-describedby': role === 'alertdialog' ? bodyId : undefined,
    className: clsx(modalStyles({ placement, size, look, underMenu }), className),
  }
  const backdropProps = {
    'data-slot': 'modal-backdrop',
    className: backdropStyles({ backdrop: isStacked ? 'stacked' : backdrop, underMenu }),
  }
  const parts = (
    <DialogParts {...frame} bodyId={bodyId} onClose={onClose} transparent={look === 'transparent'} beside={underMenu} />
  )
  if (underMenu)
    return (
      <UnderMenu
        open={open}
        onOpenChange={onOpenChange}
        backdrop={backdropProps}
        content={{ ...content, ...shared, children: parts }}
      />
    )
  return (
    <DialogLayer>
      {(layer) => (
        <Dialog.Root open={open} onOpenChange={onOpenChange}>
          <Dialog.Portal container={layer}>
            <Dialog.Overlay {...backdropProps} />
            <Dialog.Content {...content} {...shared}>
              <LayerShown layer={layer} />
              <RegionsAbove />
              {parts}
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </DialogLayer>
  )
}
