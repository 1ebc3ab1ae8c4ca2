import * as Radix from '@radix-ui/react-tooltip'
import type { PointerEventHandler, ReactNode } from 'react'
import { sideAndAlign, type AnchoredPlacement } from '../anchored/placement.ts'
import { Layer, LayerShown } from '../overlays/layer.tsx'

export interface TooltipPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly text: ReactNode
  readonly placement: AnchoredPlacement
  readonly onPointerEnter: PointerEventHandler
  readonly onPointerLeave: PointerEventHandler
}

/** The panel of a tooltip beside the element that it stands in. Loads with the first tooltip that shows. */
export function TooltipPanel({ open, onClose, text, placement, ...hover }: TooltipPanelProps) {
  return (
    <Radix.Provider disableHoverableContent>
      <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Radix.Trigger asChild>
          {/* As large as the explained element, which takes presses and focus itself. */}
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </Radix.Trigger>
        <Layer>
          {(layer) => (
            <Radix.Portal container={layer}>
              <Radix.Content
                {...hover}
                {...sideAndAlign(placement)}
                sideOffset={6}
                collisionPadding={8}
                hideWhenDetached
                data-slot="tooltip"
                className="w-max max-w-[min(280px,calc(100vw-16px))] animate-hint-in data-[state=closed]:animate-hint-out rounded-control bg-floating px-3 py-2 text-start text-sm font-normal wrap-anywhere text-body shadow-raised"
              >
                <LayerShown layer={layer} />
                {text}
              </Radix.Content>
            </Radix.Portal>
          )}
        </Layer>
      </Radix.Root>
    </Radix.Provider>
  )
}
