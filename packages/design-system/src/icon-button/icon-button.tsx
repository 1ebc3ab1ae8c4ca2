import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Classes of an icon button, for links, which then need their own `aria-label`. */
export const iconButtonStyles = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center rounded-(--icon-button-radius) select-none',
    'transition-[background-color,color,box-shadow,opacity,translate] duration-fast ease-out active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-40 aria-disabled:pointer-events-none aria-disabled:opacity-40',
    '[&_svg]:size-5 [&_svg]:stroke-[1.75]',
  ],
  {
    variants: {
      intent: {
        ghost: 'text-muted hover:bg-raised hover:text-strong aria-pressed:text-accent',
        secondary: 'lit bg-raised text-strong shadow-card hover:bg-overlay',
        primary: 'bg-accent text-on-accent shadow-accent hover:brightness-106',
        scrim: 'bg-scrim text-on-scrim backdrop-blur-xs hover:text-accent aria-pressed:text-accent',
      },
      size: { sm: 'size-9 pointer-coarse:size-11', md: 'size-11', lg: 'size-13' },
    },
    defaultVariants: { intent: 'ghost', size: 'md' },
  },
)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
  label: string
  intent?: 'ghost' | 'secondary' | 'primary' | 'scrim' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  pressed?: boolean | undefined
}

/**
 * A button with one icon as its child; round unless the brand's tokens say otherwise.
 *
 * @use An action whose icon everybody knows, where there is no room for a word.
 * @avoid The main action, or an icon that needs an explanation: `Button`.
 * @key Enter, Space: presses it.
 */
export function IconButton({ label, intent, size, pressed, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-slot="icon-button"
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(iconButtonStyles({ intent, size }), className)}
    />
  )
}
