import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useState, type ComponentProps } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { RegionsAbove } from '../overlays/above-dialogs.tsx'
import { ABOVE_MODALS, inertAround } from '../inert/inert-around.ts'

export interface UnderMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  backdrop: { 'data-slot': string; className: string }
  content: ComponentProps<typeof Dialog.Content>
}

/** The menu, and layers of other overlays. */
const KEPT = `[${ABOVE_MODALS}], [popover], [data-slot=layer]`

/** A dialog in its place on the page, modal except for the menu. */
export function UnderMenu({ open, onOpenChange, backdrop, content: { children, ...content } }: UnderMenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => (open && element ? inertAround(element, KEPT) : undefined), [open, element])
  return (
    <>
      <span ref={setPlace} className="contents" />
      {place ? (
        <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
          <Dialog.Portal container={place}>
            <RemoveScroll {...backdrop} {...{ [ABOVE_MODALS]: '' }} noIsolation data-state={open ? 'open' : 'closed'}>
              {null}
            </RemoveScroll>
            <Dialog.Content {...content} ref={setElement}>
              <RegionsAbove />
              {children}
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      ) : null}
    </>
  )
}
