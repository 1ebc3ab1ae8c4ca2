import { clsx } from 'clsx'
import { cloneElement, useId, type ReactElement, type ReactNode } from 'react'
import type { AnchoredPlacement } from '../anchored/use-anchored.ts'
import { useTooltip } from './use-tooltip.ts'

export interface TooltipProps {
  /** Text without controls. It is the element's description, not its name. */
  text: ReactNode
  /** One focusable element that passes `aria-describedby` on. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  placement?: AnchoredPlacement | undefined
  /** ms of hover before it shows; focus shows it at once. Default 300. */
  delay?: number | undefined
  /** For an icon without an action: a tap toggles it. Else a long press shows it. Default false. */
  tap?: boolean | undefined
}

/** Explains an element on hover, focus or long press (WCAG 1.4.13: hoverable, dismissible, persistent). */
export function Tooltip({ text, children, placement = 'top', delay = 300, tap = false }: TooltipProps) {
  const id = useId()
  const { anchor, floating, triggers } = useTooltip({ delay, tap, placement })
  return (
    <span
      {...triggers}
      ref={anchor}
      data-slot="tooltip-anchor"
      className="inline-flex max-w-full pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
    >
      {cloneElement(children, { 'aria-describedby': clsx(children.props['aria-describedby'], id) })}
      <span
        ref={floating}
        id={id}
        role="tooltip"
        popover="manual"
        data-slot="tooltip"
        className={clsx(
          'w-max max-w-[min(280px,calc(100vw-16px))] rounded-control bg-floating px-3 py-2 text-left text-sm font-normal text-body shadow-raised',
          'opacity-0 transition-opacity duration-fast wrap-anywhere open:opacity-100 data-anchor-hidden:invisible starting:open:opacity-0',
        )}
      >
        {text}
      </span>
    </span>
  )
}
