import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useState, type ComponentProps } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { RegionsAbove } from '../overlays/above-dialogs.tsx'
import { ABOVE_MODALS, inertAround } from './inert-around.ts'

export interface UnderMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  backdrop: { 'data-slot': string; className: string }
  content: ComponentProps<typeof Dialog.Content>
}

/** A dialog in its place on the page, modal except for the menu. */
export function UnderMenu({ open, onOpenChange, backdrop, content: { children, ...content } }: UnderMenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => (open && element ? inertAround(element) : undefined), [open, element])
  const onInteractOutside: typeof content.onInteractOutside = (event) => {
    content.onInteractOutside?.(event)
    const bar = event.target instanceof Element ? event.target.closest(`[${ABOVE_MODALS}]`) : null
    if (bar && bar.getAttribute('data-slot') !== backdrop['data-slot']) event.preventDefault()
  }
  return (
    <>
      <span ref={setPlace} className="contents" />
      {place ? (
        <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
          <Dialog.Portal container={place}>
            <RemoveScroll {...backdrop} {...{ [ABOVE_MODALS]: '' }} noIsolation data-state={open ? 'open' : 'closed'}>
              {null}
            </RemoveScroll>
            <Dialog.Content {...content} ref={setElement} onInteractOutside={onInteractOutside}>
              <RegionsAbove />
              {children}
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      ) : null}
    </>
  )
}
