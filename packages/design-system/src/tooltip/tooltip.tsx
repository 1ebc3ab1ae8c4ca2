import * as Radix from '@radix-ui/react-tooltip'
import { clsx } from 'clsx'
import { cloneElement, useId, type FocusEvent, type ReactElement, type ReactNode } from 'react'
import { sideAndAlign, type AnchoredPlacement } from '../anchored/placement.ts'
import { Layer, LayerShown } from '../overlays/layer.tsx'
import { useTooltip } from './use-tooltip.ts'

export interface TooltipProps {
  /** Text without controls. It is the element's description, not its name. */
  text: ReactNode
  /** One focusable element that passes `aria-describedby` and its handlers on. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  placement?: AnchoredPlacement | undefined
  /** ms of hover before it shows; focus shows it at once. Default 300. */
  delay?: number | undefined
  /** For an icon without an action: a tap toggles it. Else a long press shows it. Default false. */
  tap?: boolean | undefined
}

/**
 * Explains an element on hover, focus or long press (WCAG 1.4.13: hoverable, dismissible, persistent).
 *
 * @use The name of an icon, or a word more about a control.
 * @avoid Anything that is needed on a phone or can be pressed: `InfoOverlay`.
 * @key Tab: shows it at the element in focus.
 * @key Escape: hides it.
 */
export function Tooltip({ text, children, placement = 'top', delay = 300, tap = false }: TooltipProps) {
  const id = useId()
  const { open, setOpen, touch } = useTooltip({ tap })
  // Focus that a press, or a dialog on closing, gave shows nothing.
  const onFocus = (event: FocusEvent) => {
    if (!event.target.matches(':focus-visible')) event.preventDefault()
  }
  return (
    <span
      {...touch}
      data-slot="tooltip-anchor"
      className="inline-flex max-w-full pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
    >
      {/* The description is there before the tooltip is. */}
      <span id={id} hidden>
        {text}
      </span>
      <Radix.Provider delayDuration={delay} skipDelayDuration={0}>
        <Radix.Root open={open} onOpenChange={setOpen}>
          <Radix.Trigger asChild onFocus={onFocus}>
            {cloneElement(children, { 'aria-describedby': clsx(children.props['aria-describedby'], id) })}
          </Radix.Trigger>
          <Layer>
            {(layer) => (
              <Radix.Portal container={layer}>
                <Radix.Content
                  {...sideAndAlign(placement)}
                  sideOffset={6}
                  collisionPadding={8}
                  hideWhenDetached
                  data-slot="tooltip"
                  className="w-max max-w-[min(280px,calc(100vw-16px))] animate-hint-in data-[state=closed]:animate-hint-out rounded-control bg-floating px-3 py-2 text-left text-sm font-normal wrap-anywhere text-body shadow-raised"
                >
                  <LayerShown layer={layer} />
                  {text}
                </Radix.Content>
              </Radix.Portal>
            )}
          </Layer>
        </Radix.Root>
      </Radix.Provider>
    </span>
  )
}
