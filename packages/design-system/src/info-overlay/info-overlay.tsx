import * as Dialog from '@radix-ui/react-dialog'
import * as Popper from '@radix-ui/react-popper'
import { clsx } from 'clsx'
import { Info, X } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { sideAndAlign, type AnchoredPlacement } from '../anchored/placement.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { linkStyles } from '../link/link-styles.ts'
import { Layer, LayerShown } from '../overlays/layer.tsx'
import { useOpenOverlay } from '../overlays/open-overlays.ts'

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

/**
 * An icon that opens an explanation. The page stays usable; a press elsewhere, Escape or leaving focus closes it.
 *
 * @use A rule or a term that some players want explained in place.
 * @avoid One word that names an icon: `Tooltip`. What everybody has to know: text.
 * @key Enter, Space: opens it.
 * @key Escape: closes it.
 */
export function InfoOverlay({
  label,
  trigger,
  title,
  closeLabel,
  children,
  placement = 'bottom',
  className,
}: InfoOverlayProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOpenOverlay({ kind: 'info', open, onClose: close })

  // The panel follows its button in the document, so that Tab goes through both; Radix would keep it inside.
  const letTabOut = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation()
  }
  return (
    <span data-slot="info-overlay" className={clsx('inline-flex max-w-full', className)}>
      <Dialog.Root open={open} onOpenChange={setOpen} modal={false}>
        <Popper.Root>
          <Popper.Anchor asChild>
            <Dialog.Trigger asChild aria-haspopup={undefined}>
              {trigger === undefined ? (
                <IconButton label={label} size="sm">
                  <Info />
                </IconButton>
              ) : (
                <button type="button" aria-label={label} className={linkStyles()}>
                  {trigger}
                </button>
              )}
            </Dialog.Trigger>
          </Popper.Anchor>
          <Layer>
            {(layer) => (
              <Dialog.Portal container={layer}>
                <Dialog.Content
                  asChild
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Radix makes the element
                  role="region"
                  aria-label={title ? undefined : label}
                  onOpenAutoFocus={(event) => event.preventDefault()}
                  onCloseAutoFocus={(event) => {
                    // Only focus that was in the panel goes back to the button.
                    if (document.activeElement !== document.body) event.preventDefault()
                  }}
                >
                  <Popper.Content
                    {...sideAndAlign(placement)}
                    sideOffset={6}
                    collisionPadding={8}
                    hideWhenDetached
                    data-slot="info-panel"
                    className="lit max-h-(--radix-popper-available-height) w-[min(360px,calc(100vw-16px))] animate-hint-in data-[state=closed]:animate-hint-out overflow-y-auto overscroll-contain rounded-card bg-floating p-4 text-start text-sm font-normal wrap-anywhere text-body shadow-overlay outline-none"
                  >
                    <LayerShown layer={layer} />
                    <div role="presentation" onKeyDown={letTabOut} className="contents">
                      <div className="float-end -mt-2 -me-2 mb-1 ms-2">
                        <IconButton label={closeLabel} size="sm" onClick={close}>
                          <X />
                        </IconButton>
                      </div>
                      {title ? (
                        <Dialog.Title asChild>
                          <p className="mb-1.5 font-semibold text-strong">{title}</p>
                        </Dialog.Title>
                      ) : null}
                      {children}
                    </div>
                  </Popper.Content>
                </Dialog.Content>
              </Dialog.Portal>
            )}
          </Layer>
        </Popper.Root>
      </Dialog.Root>
    </span>
  )
}
