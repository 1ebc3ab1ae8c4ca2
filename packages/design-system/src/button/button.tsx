import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonStyles } from './button-styles.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `secondary`. `primary` is the one action of a screen. */
  intent?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  /** 36 (44 under a finger), 44 or 52 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its place. Default false. */
  block?: boolean | undefined
  /** Work is under way: the label gives way to a spinner of the same width, clicks do nothing, focus stays. Default false. */
  loading?: boolean | undefined
}

/** Default `type` is `button`. An icon stands before or after the text as a child. */
export function Button({
  intent,
  size,
  block,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      data-slot="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={clsx(buttonStyles({ intent, size, block }), className)}
      onClick={click}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}
