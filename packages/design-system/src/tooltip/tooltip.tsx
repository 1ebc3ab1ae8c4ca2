import { clsx } from 'clsx'
import { cloneElement, useId, type ReactElement, type ReactNode } from 'react'
import type { AnchoredPlacement } from '../anchored/placement.ts'
import { usePanelCode } from './use-panel-code.ts'
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
  const { open, anchor, panel } = useTooltip({ tap, delay })
  const code = usePanelCode(open)
  return (
    <span
      {...anchor}
      data-slot="tooltip-anchor"
      className="relative inline-flex max-w-full pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
    >
      {/* The description is there before the tooltip is. */}
      <span id={id} hidden>
        {text}
      </span>
      {cloneElement(children, { 'aria-describedby': clsx(children.props['aria-describedby'], id) })}
      {code && <code.TooltipPanel {...panel} open={open} text={text} placement={placement} />}
    </span>
  )
}
